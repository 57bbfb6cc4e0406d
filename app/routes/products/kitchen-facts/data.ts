import { pageRequest } from '#app/loading/page.server.ts'
import type { Route } from './+types/data'

/** What My kitchen says about each model (MK2). */
export async function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return Response.json(catalog.kitchenFacts(language))
}
