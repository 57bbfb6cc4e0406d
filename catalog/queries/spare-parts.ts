import type { Language } from '#contract/languages.ts'
import type { SparePartsView } from '#contract/views/support.ts'
import type { SpareParts } from '#contract/views.ts'
import { textIn } from '../localised.ts'
import type { ContentIndex, ProductRow } from '../snapshot/content-index.ts'

type Row = Pick<ProductRow, 'sparePartsYears' | 'discontinued'>

/** Undefined if neither the product nor its category states it. */
export function sparePartsOf({ sparePartsYears: years, discontinued }: Row): SpareParts | undefined {
  if (years === undefined) return undefined
  return discontinued === undefined ? { years } : { years, until: yearsAfter(discontinued, years) }
}

/** The same day some years later; 28 February after a leap day. */
function yearsAfter(day: string, years: number): string {
  const later = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
  return Number.isNaN(Date.parse(later)) || !new Date(later).toISOString().startsWith(later) ? later.replace(/29$/, '28') : later
}

/** For the page about repairs, which lists the models that were discontinued last. */
const discontinuedShown = 24

export function sparePartsViews(index: Pick<ContentIndex, 'categories' | 'products'>, language: Language): SparePartsView[] {
  return index.categories.flatMap(({ number, name }): SparePartsView[] => {
    const own = index.products.filter(({ category }) => category === number)
    const known = own.flatMap((row) => ({ code: row.code, ...sparePartsOf(row) }))
    const sold = known.flatMap(({ years, until }) => (years === undefined || until !== undefined ? [] : [years]))
    const discontinued = known.flatMap(({ code, until }) => (until === undefined ? [] : [{ code, until }]))
    if (sold.length + discontinued.length === 0) return []
    return [
      {
        category: number,
        name: textIn(name, language),
        years: [...new Set(sold)].sort((a, b) => a - b),
        discontinued: discontinued.toSorted((a, b) => b.until.localeCompare(a.until)).slice(0, discontinuedShown),
      },
    ]
  })
}
