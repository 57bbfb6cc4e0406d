import type { Language } from '#contract/languages.ts'
import type { Pairing } from '#contract/views.ts'
import { formatInSentence } from '../format/parameter-value.ts'
import { textIn } from '../localised.ts'
import type { ProductRow, SmallParts } from '../snapshot/content-index.ts'
import { categoryByNumber } from './categories.ts'
import { finishOf } from './finish.ts'

type Parts = Pick<SmallParts, 'categories'>

const hobs = 2

/** What `other` has to do with `own`, by their specifications. The most useful fact wins; undefined if they have none in common. */
export function pairingOf(parts: Parts, language: Language, own: ProductRow, other: ProductRow): Pairing | undefined {
  const ownWidth = numberOf(own, 'width')
  const width = numberOf(other, 'width')
  const widthText = () => parameterText(parts, language, other, 'width')
  const isSameWidth = width !== undefined && width === ownWidth

  if (fitsBelow(own, other)) return { kind: 'fitsAbove', width: parameterText(parts, language, other, 'hob-width') }
  if (fitsBelow(other, own)) return { kind: 'fitsBelow', width: widthText() }

  const finish = finishOf(parts, other)?.names
  // Compared in English, because two categories may have different keys for one finish.
  const isSameFinish = finish !== undefined && finish.en === finishOf(parts, own)?.names.en
  if (other.seriesId === own.seriesId) {
    if (width === undefined || ownWidth === undefined) return { kind: isSameFinish ? 'seriesAndFinish' : 'series' }
    if (isSameWidth) return { kind: isSameFinish ? 'series' : 'seriesAndWidth' }
    return { kind: isSameFinish ? 'seriesInOtherWidth' : 'seriesWide', width: widthText() }
  }
  if (isSameWidth) return { kind: 'width', width: widthText() }
  if (isSameOpening(own, other)) return { kind: 'opening' }
  if (isSameFinish) return { kind: 'finish', finish: textIn(finish, language).text }
  if (openingWidth(own) !== undefined && openingWidth(own) === openingWidth(other)) return { kind: 'openingWidth' }
  if (other.category === own.category && width !== undefined && ownWidth !== undefined) {
    return { kind: 'otherWidth', width: widthText(), ownWidth: parameterText(parts, language, own, 'width') }
  }
  return undefined
}

/** Whether the hob is no wider than what the hood covers. */
function fitsBelow(hob: ProductRow, hood: ProductRow): boolean {
  const widest = numberOf(hood, 'hob-width')
  const width = numberOf(hob, 'width')
  return hob.category === hobs && widest !== undefined && width !== undefined && width <= widest
}

function isSameOpening(own: ProductRow, other: ProductRow): boolean {
  return own.values.niche !== undefined && String(own.values.niche) === String(other.values.niche)
}

function openingWidth({ values: { niche } }: ProductRow) {
  return Array.isArray(niche) ? niche[0] : undefined
}

function numberOf({ values }: ProductRow, key: string): number | undefined {
  const value = values[key]
  return typeof value === 'number' ? value : undefined
}

function definitionOf(parts: Parts, { category }: ProductRow, key: string) {
  return categoryByNumber(parts, category).parameters.find((parameter) => parameter.key === key)
}

function parameterText(parts: Parts, language: Language, product: ProductRow, key: string): string {
  const definition = definitionOf(parts, product, key)
  const value = product.values[key]
  if (definition === undefined || definition.kind === 'curve' || value === undefined) return ''
  return formatInSentence(definition, value, language)[0]?.text ?? ''
}
