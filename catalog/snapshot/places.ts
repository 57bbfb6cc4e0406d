import type { AreasFile, ShopsFile, StoresFile } from '#contract/content/place.ts'
import type { Position } from '#contract/views/places.ts'
import type { LocalisedPicture, Words } from './words.ts'

export type Store = Omit<StoresFile['stores'][number], 'picture'> & { picture?: LocalisedPicture }
export type Shop = Omit<ShopsFile['shops'][number], 'name' | 'address'> & { country: string; name: Words; address: Words }

/** Stores and shops. */
export type Places = {
  stores: readonly Store[]
  /** No place takes visits on these days. */
  holidays: StoresFile['holidays']
  areas: AreasFile['areas']
  shops: readonly Shop[]
  /** By the first two digits of a Singapore postcode. */
  postalSectors: Readonly<Record<string, Position>>
}
