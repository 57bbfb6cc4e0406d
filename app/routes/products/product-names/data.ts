import { pageRequest } from '#app/loading/page.server.ts'
import type { ProductNames } from '#contract/fetched/product-names.ts'
import { parseCategory } from '#contract/products/categories.ts'
import type { Route } from './+types/data'

/** The names in a category, fetched by forms when there are too many for their page. */
export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const category = parseCategory(query.get('id') ?? '')
  if (category === undefined) throw new Response('Not found', { status: 404 })

  const names: ProductNames = {
    series: catalog.seriesOf(language, category).map(({ name }) => name.text),
    codes: catalog.supportedCodes(category),
  }
  return Response.json(names)
}
