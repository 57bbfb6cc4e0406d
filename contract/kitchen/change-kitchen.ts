import type { Kitchen, OwnedEntry, WishlistEntry } from './kitchen.ts'

/** Somebody may own two of one model: the serial number tells them apart. */
export type OwnedKey = Pick<OwnedEntry, 'code' | 'serial'>

const isSame = (one: OwnedKey, other: OwnedKey) => one.code === other.code && one.serial === other.serial

/** Replaces the entry of the same model, or adds one at the end. */
export const withWishlistEntry = (kitchen: Kitchen, entry: WishlistEntry): Kitchen => ({
  ...kitchen,
  wishlist: put(kitchen.wishlist, entry, ({ code }) => code === entry.code),
})

export const withoutWishlistEntry = (kitchen: Kitchen, code: string): Kitchen => ({
  ...kitchen,
  wishlist: kitchen.wishlist.filter((entry) => entry.code !== code),
})

/** Replaces the entry of the same model and serial number, or adds one at the end. */
export const withOwned = (kitchen: Kitchen, entry: OwnedEntry): Kitchen => ({
  ...kitchen,
  owned: put(kitchen.owned, entry, (own) => isSame(own, entry)),
})

export const withChangedOwned = (kitchen: Kitchen, key: OwnedKey, changes: Partial<OwnedEntry>): Kitchen => ({
  ...kitchen,
  owned: kitchen.owned.map((entry) => (isSame(entry, key) ? { ...entry, ...changes } : entry)),
})

/** Another entry in its place, such as one with a serial number that was missing. */
export const withReplacedOwned = (kitchen: Kitchen, key: OwnedKey, entry: OwnedEntry): Kitchen => ({
  ...kitchen,
  owned: kitchen.owned.filter((own) => isSame(own, key) || !isSame(own, entry)).map((own) => (isSame(own, key) ? entry : own)),
})

export const withoutOwned = (kitchen: Kitchen, key: OwnedKey): Kitchen => ({
  ...kitchen,
  owned: kitchen.owned.filter((entry) => !isSame(entry, key)),
})

/** Both kitchens, so that nothing is lost. Where both have an appliance, the first one's facts count. */
export const mergedKitchen = (own: Kitchen, other: Kitchen): Kitchen => ({
  version: 1,
  wishlist: merged(own.wishlist, other.wishlist, (one, two) => one.code === two.code),
  owned: merged(own.owned, other.owned, isSame),
})

function put<Entry>(entries: readonly Entry[], entry: Entry, isIt: (own: Entry) => boolean): Entry[] {
  return entries.some(isIt) ? entries.map((own) => (isIt(own) ? entry : own)) : [...entries, entry]
}

function merged<Entry>(own: readonly Entry[], other: readonly Entry[], same: (one: Entry, two: Entry) => boolean): Entry[] {
  const filled = own.map((entry) => ({ ...other.find((two) => same(entry, two)), ...entry }))
  return [...filled, ...other.filter((entry) => !own.some((one) => same(one, entry)))]
}
