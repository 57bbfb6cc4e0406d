import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { cleanPostcode } from '#contract/contact/postcode.ts'
import type { Language } from '#contract/languages.ts'
import type { AreaView, CityView, Position, ShopView } from '#contract/views/places.ts'

/** A position (exact, or of a postal code), and the shops sorted by distance from it. */
export type Nearest = { from: Position; shops: { id: string; km: number }[] }

export type ShopFinderPage = {
  areas: AreaView[]
  shops: ShopView[]
  /** Ids of the shops that take visits. */
  visited: string[]
  /** The postal code as typed, with the shops sorted by distance. `nearest` is missing if Singapore has no such code. */
  postcode?: { typed: string; nearest?: Nearest }
  /** The city named in the URL. */
  city?: CityView
}

const maxShownLength = 20

/** `city` and `postcode` are raw values from the URL. */
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
    visited: catalog.visitPlaces(language).map(({ id }) => id),
    postcode: postcode === null ? undefined : nearestTo(catalog, language, postcode),
    city,
  })
}

function nearestTo(catalog: Catalog, language: Language, postcode: string): NonNullable<ShopFinderPage['postcode']> {
  const typed = cleanPostcode(postcode).slice(0, maxShownLength)
  const view = catalog.shopsNear(language, typed)
  if (!view) return { typed }
  return { typed, nearest: { from: view.from, shops: view.shops.map(({ shop, km }) => ({ id: shop.id, km })) } }
}
