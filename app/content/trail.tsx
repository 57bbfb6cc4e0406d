import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Words } from './words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Text } from '#contract/views.ts'

/** A step on the way from the home page to a page. The page itself is the last one. */
export type Step = {
  name: Text | string
  /** Without one the step is no link, and search engines are not told of it. */
  url?: string
  /** Shown instead of a plain link to `url`. */
  link?: ReactNode
}

/** The way from the home page to this one. Search engines learn it from `PageHead`. */
export function Trail({ steps }: { steps: readonly Step[] }) {
  const { language, t } = useLanguage()
  return (
    <Breadcrumb label={t('breadcrumb.label')}>
      <Link to={pageUrl(language, 'home')}>{t('nav.home')}</Link>
      {steps.map(({ name, url, link }, index) => {
        const words = typeof name === 'string' ? name : <Words of={name} />
        return index === steps.length - 1 ? words : (link ?? (url === undefined ? words : <Link to={url}>{words}</Link>))
      })}
    </Breadcrumb>
  )
}
