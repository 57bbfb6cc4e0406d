import * as z from 'zod/mini'

/** What forms suggest while a visitor types: the names of a category's series, and the codes of its products. */
export const ProductNames = z.object({ series: z.array(z.string()), codes: z.array(z.string()) })
export type ProductNames = z.infer<typeof ProductNames>
