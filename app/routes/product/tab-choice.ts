import type { ProductView } from '#contract/views.ts'

/** The panels in the order of their tabs (D6). The names stand in the address, behind `#`. */
export const tabNames = ['details', 'parameters', 'installation', 'manual'] as const
export type TabName = (typeof tabNames)[number]

const hasContent: Record<TabName, (product: ProductView) => boolean> = {
  details: ({ details }) => details.length > 0,
  parameters: ({ parameters }) => parameters.length > 0,
  installation: ({ scenes, installationPicture, installationNotes }) =>
    scenes.length > 0 || installationPicture !== undefined || installationNotes.html !== '',
  manual: ({ documents }) => documents.length > 0,
}

/** A tab without content is not shown. */
export function shownTabs(product: ProductView): TabName[] {
  return tabNames.filter((name) => hasContent[name](product))
}

/** The tab that an address names; any other address, and one that names a tab that is not shown, means the first. */
export function tabOfHash(hash: string, shown: readonly TabName[]): TabName | undefined {
  return shown.find((name) => `#${name}` === hash) ?? shown[0]
}
