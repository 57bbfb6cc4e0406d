import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Words } from './words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Text } from '#contract/views.ts'

/** One step of the breadcrumb. The last step is the page itself. */
export type Step = {
  name: Text | string
  /** If missing, the step is not a link and is left out of the structured data. */
  url?: string
  /** Shown instead of a plain link to `url`. */
  link?: ReactNode
}

/** The visible breadcrumb. `PageHead` adds its structured data. */
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
