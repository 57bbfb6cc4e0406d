import { useLanguage } from '#app/language/language.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Text } from '#contract/views.ts'
import { HubLink } from './hub-link.tsx'
import { newsHub } from './hubs.ts'

/**
 * The breadcrumb of an article: home page, news hub, article. Its link leads to the tab opened last; the structured data has the hub's canonical URL.
 */
export function useNewsTrail(title: Text, url: string) {
  const { language, t } = useLanguage()
  const name = t('nav.news')
  return [
    { name, url: pageUrl(language, 'newsHub'), link: <HubLink hub={newsHub}>{name}</HubLink> },
    { name: title, url },
  ]
}
