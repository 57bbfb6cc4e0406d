import { pageRequest } from '#app/page.server.ts'
import type { Route } from './+types/data'

/** The mega-menu's products (G5), fetched when it is opened: no page carries their weight. */
export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return Response.json({ language, version: catalog.version })
}
