import type { Catalog } from '#catalog/catalog.ts'
import type { CategoryNumber } from '#contract/categories.ts'
import type { MenuSeries, ProductMenu } from '#contract/fetched/product-menu.ts'
import type { Language } from '#contract/languages.ts'

/** As many as fit into the panel. Its link to all products of the category leads to the others. */
const maxSeries = 6
const maxProducts = 8

/** G5: the first series of each category, in display order, with their first products. */
export function loadProductMenu(catalog: Catalog, language: Language): ProductMenu {
  const { categories } = catalog.site(language)
  return {
    categories: categories.map(({ number, title, picture }) => ({
      number,
      title,
      picture,
      series: menuSeries(catalog, language, number),
    })),
  }
}

function menuSeries(catalog: Catalog, language: Language, category: CategoryNumber): MenuSeries[] {
  return catalog
    .seriesOf(language, category)
    .map(({ id, name, title }) => ({ id, name, title, products: catalog.productsOfSeries(language, id) }))
    .filter(({ products }) => products.length > 0)
    .slice(0, maxSeries)
    .map(({ products, ...series }) => ({
      ...series,
      products: products.slice(0, maxProducts).map(({ code, title, picture, isOutside, category }) => ({
        code,
        title,
        picture,
        isOutside,
        category,
      })),
    }))
}
