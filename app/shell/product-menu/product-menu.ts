import type { CategorySummary, ProductCard, Text } from '#contract/views.ts'

/** A product in the menu: only what names and small pictures need. */
export type MenuProduct = Pick<ProductCard, 'code' | 'title' | 'picture' | 'isOutside' | 'category'>
export type MenuSeries = { id: string; name: Text; title: Text; products: MenuProduct[] }
export type MenuCategory = Pick<CategorySummary, 'number' | 'title' | 'picture'> & { series: MenuSeries[] }
export type ProductMenu = { categories: MenuCategory[] }
