import type { ReactNode } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData } from '#app/loading/root-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { parents, paths } from '#contract/pages/paths.ts'
import type { PageKey } from '#contract/pages/table.ts'
import { localPath, pageUrl } from '#contract/pages/urls.ts'
import type { Text } from '#contract/views.ts'
import { Link } from './link.tsx'
import { Words } from './words.tsx'

/** One step of the breadcrumb. The last step is the page itself. */
export type Step = {
  name: Text | string
  /** If missing, the step is not a link and is left out of the structured data. */
  url?: string
}

/** The steps to a page: the page above it in the table of pages, with the name that header and footer use, and the page itself. */
export function useTrail(page: PageKey, name: Text | string, id?: string): Step[] {
  const { language } = useLanguage()
  const navigation = useRootData()?.navigation ?? []
  const parent = parents[page] === page && id === undefined ? undefined : parents[page]
  const parentUrl = parent === undefined ? undefined : localPath(language, paths[parent])
  const above = navigation.filter(({ href }) => href === parentUrl).map(({ label, href }) => ({ name: label, url: href }))
  return [...above, { name, url: localPath(language, paths[page], { id }) }]
}

type TrailProps = {
  steps: readonly Step[]
  /** Shown instead of a plain link to the first step. */
  firstLink?: (name: ReactNode) => ReactNode
}

/** The visible breadcrumb. `PageHead` adds its structured data. */
export function Trail({ steps, firstLink }: TrailProps) {
  const { language, t } = useLanguage()
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
