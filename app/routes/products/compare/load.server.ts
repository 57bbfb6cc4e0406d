import { sparePartsRow } from '#app/features/products/spare-parts-row.server.ts'
import { found } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { bestValue } from '#catalog/queries/best-value.ts'
import { type ParameterTheme, parameterThemes } from '#contract/content/category.ts'
import type { Language } from '#contract/languages.ts'
import { type CategoryNumber, defaultCategory, parseCategory } from '#contract/products/categories.ts'
import type { ProductOutline } from '#contract/views/outline.ts'
import type { CompareRow, CompareView, Text } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { formatLabelled, formatMillimetres, formatPrice } from '#i18n/number-format.ts'

/** Raw values from the URL: lists of ids (in one or several parameters), a product code, and the category preselected in the selectors. */
export type CompareRequest = { language: Language; ids: readonly string[]; code: string | null; category: string | null }

export function loadCompare(catalog: Catalog, { language, ids, code, category }: CompareRequest) {
  const byCode = code ? catalog.product(language, code) : undefined
  const requested = ids.flatMap((list) => list.split(',')).map((id) => id.trim())
  const { products, rows, outlines, spareParts, missing, surplus, related } = catalog.compare(
    language,
    [...requested, byCode?.id ?? ''].filter((id) => id !== ''),
  )

  const start = startingCategory(category, products[0]?.category)
  const shown = [...priceRow(products, language, related.length === 1), ...rows]
  return found({
    products,
    strengths: strengthsOf(shown, products.length, language),
    scale: scaleRow(outlines, language),
    groups: byTheme([...shown, ...sparePartsRows(spareParts, language)]),
    // Doesn't say which: a URL may contain any text.
    leftOut: missing.length > 0 || (code !== null && code !== '' && !byCode),
    surplus,
    unrelated: related.length > 1 ? related : [],
    category: start,
    choices: choicesOf(catalog, language, start),
  })
}

/** The rows of one theme, under one heading. */
export type RowGroup = { theme: ParameterTheme; rows: CompareRow[] }

function byTheme(rows: readonly CompareRow[]): RowGroup[] {
  const groups = Map.groupBy(rows, ({ theme }) => theme)
  return parameterThemes.flatMap((theme) => {
    const own = groups.get(theme)
    return own ? [{ theme, rows: own }] : []
  })
}

/** The products drawn to one scale, with their measures in words. */
export type ScaleRow = { cells: { outline: ProductOutline | undefined; measures: string }[]; differs: boolean }

/** Undefined if no size is known. */
function scaleRow(outlines: CompareView['outlines'], language: Language): ScaleRow | undefined {
  if (outlines.every((outline) => !outline)) return undefined
  const t = interfaceWords(language)
  const cells = outlines.map((outline) => ({
    outline,
    measures: outline
      ? t(`comparison.measures.${outline.view}`, {
          width: formatMillimetres(outline.width, language),
          height: formatMillimetres(outline.height, language),
        })
      : '',
  }))
  return { cells, differs: new Set(cells.map(({ measures }) => measures)).size > 1 }
}

/** More reasons to choose a product are no reason any more. */
const mostStrengths = 3

/** In what each product is better than all others: one value of a theme. Undefined if none is in anything. */
function strengthsOf(rows: readonly CompareRow[], count: number, language: Language): Text[][] | undefined {
  const strengths = Array.from({ length: count }, (_, column) => {
    const byTheme = new Map<ParameterTheme, Text>()
    for (const { theme, name, best, cells } of rows) {
      const [value] = cells[column] ?? []
      if (!value || byTheme.has(theme) || best?.columns.length !== 1 || best.columns[0] !== column) continue
      byTheme.set(theme, { ...name, text: formatLabelled(name.text, value.text, language) })
    }
    return [...byTheme.values()].slice(0, mostStrengths)
  })
  return strengths.some((own) => own.length > 0) ? strengths : undefined
}

/** A maker who names no prices has none. */
function priceRow(products: CompareView['products'], language: Language, comparable: boolean): CompareRow[] {
  if (!products.some(({ price }) => price)) return []
  const t = interfaceWords(language)
  const cells = products.map(({ price }) =>
    price ? [{ text: t('price.from', { price: formatPrice(price.from, language) }) }] : [],
  )
  const prices = products.map(({ price }) => price?.from)
  const differs = new Set(prices).size > 1
  const best = comparable && bestValue('lowest', prices)
  return [{ key: 'price', name: { text: t('pricing.name') }, theme: 'service', cells, differs, ...(best && { best }) }]
}

/** The last row of its group. A maker who keeps no parts for a stated time has none. */
function sparePartsRows(spareParts: CompareView['spareParts'], language: Language): CompareRow[] {
  const own = spareParts.map((of) => of && sparePartsRow(of, language))
  const [first] = own.filter((row) => row !== undefined)
  if (!first) return []
  const cells = own.map((row) => row?.values ?? [])
  const differs = new Set(cells.map(([value]) => value?.text)).size > 1
  return [{ key: first.key, name: first.name, theme: 'service', cells, differs }]
}

export type Choice = { id: string; name: string; products: { id: string; code: string }[] }

/** A longer select is hard to search. */
const maxProducts = 60

/** Options for adding a product. Kept minimal, because they are part of every page; undefined if there are too many. */
function choicesOf(catalog: Catalog, language: Language, category: CategoryNumber): Choice[] | undefined {
  if (catalog.productIds(category).length > maxProducts) return undefined
  return catalog.productChoices(language, category).map((series) => ({ ...series, name: series.name.text }))
}

function startingCategory(requested: string | null, ofFirstProduct: CategoryNumber | undefined): CategoryNumber {
  return parseCategory(requested ?? '') ?? ofFirstProduct ?? defaultCategory
}
