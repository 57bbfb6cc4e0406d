import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { AreaView, CityView, Position, ShopView } from '#contract/views/places.ts'

/** Where somebody is, or about where, and how far the shops are from there, the nearest first. */
export type Nearest = { from: Position; shops: { id: string; km: number }[] }

export type ShopFinderPage = {
  areas: AreaView[]
  shops: ShopView[]
  /** What was typed as a postal code, and the shops by their distance from it; nothing where it is none of Singapore's. */
  postcode?: { typed: string; nearest?: Nearest }
  /** The city that the address names. */
  city?: CityView
}

const longestShown = 20

/** `city` and `postcode` as the URL has them. */
export function loadShopFinder(
  catalog: Catalog,
  { language, city: cityId, postcode }: { language: Language; city: string | null; postcode: string | null },
): Outcome<ShopFinderPage> {
  const areas = catalog.places(language)
  const city = areas.flatMap(({ countries }) => countries.flatMap(({ cities }) => cities)).find(({ id }) => id === cityId)
  if (cityId !== null && !city) return notFound

  return found({
    areas,
    shops: catalog.shops(language),
    postcode: postcode === null ? undefined : nearestTo(catalog, language, postcode),
    city,
  })
}

function nearestTo(catalog: Catalog, language: Language, postcode: string): NonNullable<ShopFinderPage['postcode']> {
  // Some type the code in two groups, in wide digits, or as on an envelope: S238801, Singapore 238801.
  const typed = postcode
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^(?:singapore|s)[(,]?(\d{6})\)?$/i, '$1')
    .slice(0, longestShown)
  const view = catalog.shopsNear(language, typed)
  if (!view) return { typed }
  return { typed, nearest: { from: view.from, shops: view.shops.map(({ shop, km }) => ({ id: shop.id, km })) } }
}
