import type { CategoryNumber } from '#contract/categories.ts'
import type { ProductCard, Text } from '#contract/views.ts'

/** What the menu of products shows, by category: just enough for names and small pictures. */
export type MenuProduct = Pick<ProductCard, 'code' | 'title' | 'picture' | 'isOutside' | 'category'>
export type MenuSeries = { id: string; name: Text; title: Text; products: MenuProduct[] }
export type MenuCategory = { number: CategoryNumber; series: MenuSeries[] }
export type ProductMenu = { categories: MenuCategory[] }
