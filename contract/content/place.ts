import { z } from 'zod'
import { OpeningHours } from './hours.ts'
import { Holiday, VisitRules } from './visits.ts'
import { line, PicturePath, Slug, Words } from './words.ts'

const Position = z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })

/** A Singapore postcode; its first two digits are the postal sector. */
const Postcode = z.string().regex(/^[0-9]{6}$/, 'six digits in quotes')
/** One text per language, or a single name for all languages. */
const WordsOrName = z.union([line, Words])

/** Fields of a store that pages show. */
export const StoreFacts = z.object({
  id: Slug,
  name: Words,
  /** Label of its tab: "Best Denki (by appointment only)". */
  tab: Words,
  address: Words,
  postcode: Postcode,
  phone: line,
  hours: z.array(OpeningHours).min(1),
  position: Position,
})

/** `content/stores.yaml` (S1) */
export const StoresFile = z.strictObject({
  stores: z.array(z.strictObject({ ...StoreFacts.shape, picture: PicturePath.optional(), visits: VisitRules.optional() })).min(1),
  /** On these days no store and no shop takes visits. */
  holidays: z.array(Holiday).default([]),
})
export type StoresFile = z.infer<typeof StoresFile>

const place = { id: Slug, name: Words }

/** `content/shops/areas.yaml` (S2) */
export const AreasFile = z.strictObject({
  areas: z
    .array(
      z.strictObject({
        ...place,
        /** The position marks the country on the world map (X7). */
        countries: z
          .array(z.strictObject({ ...place, position: Position, cities: z.array(z.strictObject(place)).min(1) }))
          .min(1),
      }),
    )
    .min(1),
})
export type AreasFile = z.infer<typeof AreasFile>

/** Fields of a shop that pages show unchanged. Only shops in Singapore have them. */
export const ShopFacts = z.object({
  postcode: Postcode.optional(),
  position: Position.optional(),
  hours: z.array(OpeningHours).min(1).optional(),
})

/** `content/shops/<country>.yaml` */
export const ShopsFile = z.strictObject({
  shops: z.array(
    z.strictObject({
      id: Slug,
      city: Slug,
      name: WordsOrName,
      tel: line,
      address: WordsOrName,
      ...ShopFacts.shape,
      visits: VisitRules.optional(),
    }),
  ),
})
export type ShopsFile = z.infer<typeof ShopsFile>

/** `content/shops/postal-sectors.yaml`: the approximate position of each Singapore postal sector. */
export const PostalSectorsFile = z.strictObject({
  sectors: z.record(z.string().regex(/^[0-9]{2}$/, 'two digits in quotes'), Position),
})
export type PostalSectorsFile = z.infer<typeof PostalSectorsFile>
