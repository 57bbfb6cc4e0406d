import * as z from 'zod/mini'
import type { CategorySummary, ProductCard } from '../views.ts'
import { Category, Picture, Text } from './parts.ts'

/** A product in the menu: only what names and small pictures need. */
const Product = z.object({
  code: z.string(),
  title: Text,
  picture: Picture,
  isOutside: z.boolean(),
  category: Category,
}) satisfies z.ZodMiniType<Pick<ProductCard, 'code' | 'title' | 'picture' | 'isOutside' | 'category'>>

const Series = z.object({ id: z.string(), name: Text, title: Text, products: z.array(Product) })

const MenuCategory = z.extend(
  z.object({ number: Category, title: Text, picture: Picture }) satisfies z.ZodMiniType<
    Pick<CategorySummary, 'number' | 'title' | 'picture'>
  >,
  { series: z.array(Series) },
)

/** The products of all categories, for the menu of the header. */
export const ProductMenu = z.object({ categories: z.array(MenuCategory) })
export type ProductMenu = z.infer<typeof ProductMenu>
export type MenuProduct = z.infer<typeof Product>
export type MenuSeries = z.infer<typeof Series>
export type MenuCategory = z.infer<typeof MenuCategory>
