import { type CategoryNumber, categories } from '../products/categories.ts'
import { readModel } from '../products/typed-model.ts'

/** An appliance in My kitchen. Its texts are those of the page on which it was added, because the site may drop the model later. */
type SavedAppliance = {
  /** In upper case. */
  code: string
  title: string
  category: CategoryNumber
  /** A small picture as a data URL, so that showing it requests nothing. */
  picture?: string
  /** When it was added, in ISO 8601. */
  added: string
}

/** An appliance that a visitor may buy, with what they have measured in the fit finder. */
export type WishlistEntry = SavedAppliance & { measures?: Readonly<Record<string, string>> }

/** An appliance that a visitor owns. */
export type OwnedEntry = SavedAppliance & {
  serial?: string
  /** Day of purchase: `2026-11-23`. */
  bought?: string
  /** Reference of the registration. */
  reference?: string
  /** Whether its manuals are saved for reading offline. */
  savedOffline?: boolean
}

/** My kitchen, which is only on the visitor's device. */
export type Kitchen = { version: 1; wishlist: readonly WishlistEntry[]; owned: readonly OwnedEntry[] }

/** The format of storage and of exported files, read by `readKitchen`. Visitors have files with these names. */
export const storedKitchen = ({ version, wishlist, owned }: Kitchen) => ({
  version,
  thinkingOf: wishlist,
  atHome: owned.map(({ savedOffline, ...entry }) => ({ ...entry, ...(savedOffline && { kept: true }) })),
})

export const emptyKitchen: Kitchen = { version: 1, wishlist: [], owned: [] }

/** Without limits, a file from somebody else could fill the device. */
const mostOfShelf = 200
const longestText = 300
const longestPicture = 300_000

/** A kitchen has a few thousand. Parsing millions of lists and objects would stop the browser for seconds. */
const mostBrackets = 100_000

/** Reads a kitchen that was saved as a file. Undefined if it isn't one. */
export function parseKitchen(text: string): Kitchen | undefined {
  if (hasManyBrackets(text)) return undefined
  try {
    return readKitchen(JSON.parse(text))
  } catch {
    return undefined
  }
}

function hasManyBrackets(text: string): boolean {
  let count = 0
  for (const _ of text.matchAll(/[[{]/g)) {
    count += 1
    if (count > mostBrackets) return true
  }
  return false
}

/** Checks and cleans a kitchen from storage, a file or a link. Undefined if it isn't one. */
export function readKitchen(value: unknown): Kitchen | undefined {
  if (!isRecord(value) || value['version'] !== 1) return undefined
  const wishlist = readShelf(value['thinkingOf'], readWishlistEntry)
  const owned = readShelf(value['atHome'], readOwnedEntry)
  return wishlist && owned && { version: 1, wishlist, owned }
}

/** All entries, or undefined if one of them can't be read. */
function readShelf<Entry>(value: unknown, read: (entry: Record<string, unknown>) => Entry | undefined): Entry[] | undefined {
  if (!Array.isArray(value) || value.length > mostOfShelf) return undefined
  const entries = value.flatMap((entry) => (isRecord(entry) ? (read(entry) ?? []) : []))
  return entries.length === value.length ? entries : undefined
}

function readWishlistEntry(entry: Record<string, unknown>): WishlistEntry | undefined {
  const appliance = readAppliance(entry)
  const measures = entry['measures']
  if (!appliance || measures === undefined) return appliance
  if (!isRecord(measures)) return undefined
  const read = Object.entries(measures).flatMap(([name, measure]) =>
    isText(name) && isText(measure) ? [[name, measure] as const] : [],
  )
  return { ...appliance, measures: Object.fromEntries(read.slice(0, 30)) }
}

function readOwnedEntry(entry: Record<string, unknown>): OwnedEntry | undefined {
  const appliance = readAppliance(entry)
  const { serial, bought, reference, kept } = entry
  return (
    appliance && {
      ...appliance,
      ...(isText(serial) && { serial }),
      ...(isText(bought) && /^\d{4}-\d{2}-\d{2}$/.test(bought) && { bought }),
      ...(isText(reference) && { reference }),
      ...(kept === true && { savedOffline: true }),
    }
  )
}

function readAppliance({ code, title, category, picture, added }: Record<string, unknown>): SavedAppliance | undefined {
  const number = categories.find((one) => one.number === category)?.number
  if (!isText(code) || code.length > 40 || !isText(title) || number === undefined || !isText(added)) return undefined
  return { code: readModel(code) ?? code.toUpperCase(), title, category: number, ...(isPicture(picture) && { picture }), added }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= longestText

/** Only data: another URL would be requested. */
const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestPicture && /^data:image\/(jpeg|png|webp);base64,[\w+/=]+$/.test(value)
