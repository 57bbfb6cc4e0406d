import { nearestShops, shopQueryOf } from '#app/loading/nearest-shops.server.ts'
import { pageRequest } from '#app/loading/page.server.ts'
import type { Route } from './+types/data'

/** The shops near a postal code or in an area, fetched when a visitor of a product page asks for them (D12). */
export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return Response.json(nearestShops(catalog, language, shopQueryOf(query) ?? { q: '' }))
}
