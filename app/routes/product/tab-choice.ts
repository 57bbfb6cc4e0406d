import type { ShownProduct } from './load.server.ts'

/** The panels in tab order (D6). The names are also the URL hashes. */
export const tabNames = ['features', 'details', 'parameters', 'installation', 'accessories', 'manual'] as const
export type TabName = (typeof tabNames)[number]

const hasContent: Record<TabName, (product: ShownProduct) => boolean> = {
  features: ({ hasStory }) => hasStory,
  details: ({ details }) => details.length > 0,
  parameters: ({ parameters }) => parameters.length > 0,
  installation: ({ scenes, installationPicture, installationNotes, planning }) =>
    planning.length > 0 || scenes.length > 0 || installationPicture !== undefined || installationNotes.html !== '',
  accessories: ({ accessories }) => accessories.count > 0,
  manual: ({ documents }) => documents.length > 0,
}

/** Leaves out tabs without content. */
export function shownTabs(product: ShownProduct): TabName[] {
  return tabNames.filter((name) => hasContent[name](product))
}

/** The tab named by the hash; otherwise the product's details, or what is shown instead of them. */
export function tabOfHash(hash: string, shown: readonly TabName[]): TabName | undefined {
  return shown.find((name) => `#${name}` === hash) ?? shown.find((name) => name !== 'features') ?? shown[0]
}
