import type { Language } from '#contract/languages.ts'
import type { Text } from '#contract/views.ts'

/** An accessory, consumable or spare part of a product. */
export type DocumentPart = {
  code: string
  kind: 'accessory' | 'consumable' | 'spare-part'
  title: Text
  text: Text
  selfFit: boolean
}

/** The queries of the catalog that know parts. */
export type PartsSource = { accessoriesFor?: (language: Language, code: string) => readonly DocumentPart[] | undefined }

const kinds = ['accessory', 'consumable', 'spare-part'] as const

/** The parts of a product, grouped by kind. The one place where documents get them. */
export function partsOf(source: PartsSource, language: Language, code: string) {
  const parts = source.accessoriesFor?.(language, code) ?? []
  return kinds.flatMap((kind) => {
    const own = parts.filter((part) => part.kind === kind)
    return own.length === 0 ? [] : [{ kind, parts: own }]
  })
}
