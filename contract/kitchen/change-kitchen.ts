import type { AtHome, Kitchen, ThinkingOf } from './kitchen.ts'

/** Somebody may own two of one model: the serial number tells them apart. */
export type OwnedKey = Pick<AtHome, 'code' | 'serial'>

const isSame = (one: OwnedKey, other: OwnedKey) => one.code === other.code && one.serial === other.serial

/** Replaces the entry of the same model, or adds one at the end. */
export const withThinkingOf = (kitchen: Kitchen, entry: ThinkingOf): Kitchen => ({
  ...kitchen,
  thinkingOf: put(kitchen.thinkingOf, entry, ({ code }) => code === entry.code),
})

export const withoutThinkingOf = (kitchen: Kitchen, code: string): Kitchen => ({
  ...kitchen,
  thinkingOf: kitchen.thinkingOf.filter((entry) => entry.code !== code),
})

/** Replaces the entry of the same model and serial number, or adds one at the end. */
export const withAtHome = (kitchen: Kitchen, entry: AtHome): Kitchen => ({
  ...kitchen,
  atHome: put(kitchen.atHome, entry, (own) => isSame(own, entry)),
})

export const changedAtHome = (kitchen: Kitchen, key: OwnedKey, changes: Partial<AtHome>): Kitchen => ({
  ...kitchen,
  atHome: kitchen.atHome.map((entry) => (isSame(entry, key) ? { ...entry, ...changes } : entry)),
})

/** Another entry in its place, such as one with a serial number that was missing. */
export const replacedAtHome = (kitchen: Kitchen, key: OwnedKey, entry: AtHome): Kitchen => ({
  ...kitchen,
  atHome: kitchen.atHome.filter((own) => isSame(own, key) || !isSame(own, entry)).map((own) => (isSame(own, key) ? entry : own)),
})

export const withoutAtHome = (kitchen: Kitchen, key: OwnedKey): Kitchen => ({
  ...kitchen,
  atHome: kitchen.atHome.filter((entry) => !isSame(entry, key)),
})

/** Both kitchens, so that nothing is lost. Where both have an appliance, the first one's facts count. */
export const mergedKitchen = (own: Kitchen, other: Kitchen): Kitchen => ({
  version: 1,
  thinkingOf: merged(own.thinkingOf, other.thinkingOf, (one, two) => one.code === two.code),
  atHome: merged(own.atHome, other.atHome, isSame),
})

function put<Entry>(entries: readonly Entry[], entry: Entry, isIt: (own: Entry) => boolean): Entry[] {
  return entries.some(isIt) ? entries.map((own) => (isIt(own) ? entry : own)) : [...entries, entry]
}

function merged<Entry>(own: readonly Entry[], other: readonly Entry[], same: (one: Entry, two: Entry) => boolean): Entry[] {
  const filled = own.map((entry) => ({ ...other.find((two) => same(entry, two)), ...entry }))
  return [...filled, ...other.filter((entry) => !own.some((one) => same(one, entry)))]
}
