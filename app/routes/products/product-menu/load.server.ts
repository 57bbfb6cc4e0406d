import type { Catalog } from '#catalog/catalog.ts'
import type { MenuCategory, MenuProduct, MenuSeries, ProductMenu } from '#contract/fetched/product-menu.ts'
import type { Language } from '#contract/languages.ts'
import { allFields } from '#contract/objects/all-fields.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'

/** As many as fit into the panel. Its link to all products of the category leads to the others. */
const maxSeries = 6
const maxProducts = 8

/** G5: the first series of each category, in display order, with their first products. */
export function loadProductMenu(catalog: Catalog, language: Language): ProductMenu {
  const { categories } = catalog.site(language)
  return {
    categories: categories.map(({ number, title, picture }) =>
      allFields<MenuCategory>({ number, title, picture, series: menuSeries(catalog, language, number) }),
    ),
  }
}

function menuSeries(catalog: Catalog, language: Language, category: CategoryNumber): MenuSeries[] {
  return catalog
    .seriesOf(language, category)
    .map(({ id, name, title }) => allFields<MenuSeries>({ id, name, title, products: catalog.productsOfSeries(language, id) }))
    .filter(({ products }) => products.length > 0)
    .slice(0, maxSeries)
    .map(({ products, ...series }) => ({ ...series, products: products.slice(0, maxProducts).map(menuProduct) }))
}

const menuProduct = ({ code, title, picture, isOutside, category }: MenuProduct) =>
  allFields<MenuProduct>({ code, title, picture, isOutside, category })
