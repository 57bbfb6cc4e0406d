import * as z from 'zod/mini'
import type { ShopView } from '../views/places.ts'
import { Text } from './parts.ts'

const Hours = z.object({
  days: z.array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])),
  open: z.string(),
  close: z.string(),
})

const NearestShop = z.extend(
  z.object({
    id: z.string(),
    name: Text,
    tel: z.string(),
    address: Text,
    mapUrl: z.string(),
    hours: z.optional(z.array(Hours)),
  }) satisfies z.ZodMiniType<Pick<ShopView, 'id' | 'name' | 'tel' | 'address' | 'mapUrl' | 'hours'>>,
  { km: z.optional(z.number()) },
)
export type NearestShop = z.infer<typeof NearestShop>

/** The shops to go to, or why there are none. */
export const NearestShops = z.union([
  z.object({ problem: z.string() }),
  z.object({ title: z.string(), note: z.optional(z.string()), shops: z.array(NearestShop) }),
])
export type NearestShops = z.infer<typeof NearestShops>
