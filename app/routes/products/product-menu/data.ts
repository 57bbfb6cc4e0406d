import { pageRequest } from '#app/loading/page.server.ts'
import type { Route } from './+types/data'
import { loadProductMenu } from './load.server.ts'

/** The mega-menu's products (G5), fetched when it is opened to keep pages light. */
export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return Response.json(loadProductMenu(catalog, language))
}
