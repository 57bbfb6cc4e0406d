import type { ModelAccessories } from '#app/features/accessories/accessory-rows.ts'
import type { ProductView } from '#contract/views.ts'

/** The panels in tab order (D6). The names are also the URL hashes. */
export const tabNames = ['details', 'parameters', 'installation', 'accessories', 'manual'] as const
export type TabName = (typeof tabNames)[number]

export type Shown = { product: ProductView; accessories: ModelAccessories }

const hasContent: Record<TabName, (shown: Shown) => boolean> = {
  details: ({ product: { details } }) => details.length > 0,
  parameters: ({ product: { parameters } }) => parameters.length > 0,
  installation: ({ product: { scenes, installationPicture, installationNotes } }) =>
    scenes.length > 0 || installationPicture !== undefined || installationNotes.html !== '',
  accessories: ({ accessories }) => accessories.count > 0,
  manual: ({ product: { documents } }) => documents.length > 0,
}

/** Leaves out tabs without content. */
export function shownTabs(shown: Shown): TabName[] {
  return tabNames.filter((name) => hasContent[name](shown))
}

/** The tab named by the hash; otherwise the first one shown. */
export function tabOfHash(hash: string, shown: readonly TabName[]): TabName | undefined {
  return shown.find((name) => `#${name}` === hash) ?? shown[0]
}
