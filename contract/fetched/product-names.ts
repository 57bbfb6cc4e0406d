import * as z from 'zod/mini'
import type { ProductNames as Names } from '../views/product-names.ts'

export const ProductNames = z.object({ series: z.array(z.string()), codes: z.array(z.string()) }) satisfies z.ZodMiniType<Names>
