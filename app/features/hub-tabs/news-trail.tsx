import { Link } from 'react-router'
import { Words } from '#app/content/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData } from '#app/loading/root-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Text } from '#contract/views.ts'
import { HubLink } from './hub-link.tsx'
import { newsHub } from './hubs.ts'

/** The way from the home page over the news hub to an article. */
export function NewsBreadcrumb({ title }: { title: Text }) {
  const { language, t } = useLanguage()
  return (
    <Breadcrumb label={t('breadcrumb.label')}>
      <Link to={pageUrl(language, 'home')}>{t('nav.home')}</Link>
      <HubLink hub={newsHub}>{t('nav.news')}</HubLink>
      <Words of={title} />
    </Breadcrumb>
  )
}

/** The same way with absolute addresses, for structured data. There the hub has one address, whichever tab was open last. */
export function useNewsTrail(title: Text, path: string): { name: string; url: string }[] {
  const { language, t } = useLanguage()
  const origin = useRootData()?.origin ?? ''
  return [
    { name: t('nav.home'), url: origin + pageUrl(language, 'home') },
    { name: t('nav.news'), url: origin + pageUrl(language, 'newsHub') },
    { name: title.text, url: origin + path },
  ]
}
