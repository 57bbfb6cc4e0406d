import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useRootData } from '#app/loading/root-data.ts'
import { Breadcrumb } from '#app/ui/reading/breadcrumb.tsx'
import type { PageKey } from '#contract/pages/table.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Text } from '#contract/views.ts'
import { Link } from './link.tsx'
import { Words } from './text/words.tsx'
import { type Step, trailTo } from './trail-to.ts'

export type TrailProps = {
  page: PageKey
  /** What the page is called. */
  name: Text | string
  id?: string
  /** What is chosen on the page: the last step. */
  choice?: Text | string | undefined
  firstLink?: FirstLink
}

/** Shown instead of a plain link to the first step. */
type FirstLink = ((name: ReactNode) => ReactNode) | undefined

/** The visible breadcrumb of a page of the table. `pageMeta` adds its structured data. */
export function Trail({ page, name, id, choice, firstLink }: TrailProps) {
  const { language } = useLanguage()
  const steps = trailTo({ language, navigation: useRootData()?.navigation ?? [] }, page, name, id)
  return <TrailOf steps={choice === undefined ? steps : [...steps, { name: choice }]} firstLink={firstLink} />
}

/** A breadcrumb with steps of its own. */
export function TrailOf({ steps, firstLink }: { steps: readonly Step[]; firstLink?: FirstLink }) {
  const { language } = useLanguage()
  const t = useMessages('common', 'shell')
  function shown({ name, url }: Step, index: number): ReactNode {
    const words = typeof name === 'string' ? name : <Words of={name} />
    if (index === steps.length - 1 || url === undefined) return words
    return index === 0 && firstLink ? firstLink(words) : <Link to={url}>{words}</Link>
  }
  return (
    <Breadcrumb label={t('breadcrumb.label')}>
      <Link to={pageUrl(language, 'home')}>{t('nav.home')}</Link>
      {steps.map(shown)}
    </Breadcrumb>
  )
}
