import { pageRequest } from '#app/loading/page.server.ts'
import type { ProductMenu } from '#app/shell/product-menu/product-menu.ts'
import { categories } from '#contract/categories.ts'
import type { Route } from './+types/data'

/** The mega-menu's products (G5), fetched when it is opened to keep pages light. */
export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  const menu: ProductMenu = {
    categories: categories.map(({ number }) => ({
      number,
      series: catalog.productGroups(language, number).map(({ id, name, title, products }) => ({
        id,
        name,
        title,
        products: products.map(({ code, title, picture, isOutside, category }) => ({
          code,
          title,
          picture,
          isOutside,
          category,
        })),
      })),
    })),
  }
  return Response.json(menu)
}
