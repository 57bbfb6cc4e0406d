import type { Language } from '#contract/languages.ts'
import type { AccessoryView } from '#contract/views/accessories.ts'

/** The query of the catalog that knows accessories, consumables and spare parts. */
export type PartsSource = { accessories(language: Language, fitting: { code: string }): readonly AccessoryView[] }

const kinds = ['accessory', 'consumable', 'spare-part'] as const

/** The parts of a product, grouped by kind. The one place where documents get them. */
export function partsOf(source: PartsSource, language: Language, code: string) {
  const parts = source.accessories(language, { code })
  return kinds.flatMap((kind) => {
    const own = parts.filter((part) => part.kind === kind)
    return own.length === 0 ? [] : [{ kind, parts: own }]
  })
}
