import { pageRequest } from '#app/loading/page.server.ts'
import type { Route } from './+types/data'

/** The story of a product's series, fetched when its tab is opened to keep the product page light (D6). */
export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const product = catalog.product(language, query.get('id') ?? '')
  const story = product && catalog.storyOfSeries(language, product.seriesId)
  if (!story) throw new Response('Not found', { status: 404 })
  return Response.json(story)
}
