import type { NavigationLink } from '#app/loading/root-data.ts'
import type { Language } from '#contract/languages.ts'
import { parents, paths } from '#contract/pages/paths.ts'
import type { PageKey } from '#contract/pages/table.ts'
import { localPath } from '#contract/pages/urls.ts'
import type { Text } from '#contract/views.ts'

/** One step of the breadcrumb. The last step is the page itself. */
export type Step = {
  name: Text | string
  /** If missing, the step is not a link and is left out of the structured data. */
  url?: string
}

type Frame = { language: Language; navigation: readonly NavigationLink[] }

/** The steps to a page: the page above it in the table of pages, with the name that header and footer use, and the page itself. */
export function trailTo({ language, navigation }: Frame, page: PageKey, name: Text | string, id?: string): Step[] {
  const parent = parents[page] === page && id === undefined ? undefined : parents[page]
  const parentUrl = parent === undefined ? undefined : localPath(language, paths[parent])
  const above = navigation.filter(({ href }) => href === parentUrl).map(({ label, href }) => ({ name: label, url: href }))
  return [...above, { name, url: localPath(language, paths[page], { id }) }]
}
