import { type CategoryNumber, categories } from '../categories.ts'

/** An appliance that a visitor keeps. Its words are those of the page on which it was added, for when the site has no such model any more. */
type KeptAppliance = {
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
export type ThinkingOf = KeptAppliance & { measures?: Readonly<Record<string, string>> }

/** An appliance that a visitor owns. */
export type AtHome = KeptAppliance & {
  serial?: string
  /** Day of purchase: `2026-11-23`. */
  bought?: string
  /** Reference of the registration. */
  reference?: string
  /** Whether its manuals are kept for reading offline. */
  kept?: boolean
}

/** What a visitor keeps on their device, and the content of an exported file. */
export type Kitchen = { version: 1; thinkingOf: readonly ThinkingOf[]; atHome: readonly AtHome[] }

export const emptyKitchen: Kitchen = { version: 1, thinkingOf: [], atHome: [] }

/** Without limits, a file from somebody else could fill the device. */
const mostOfShelf = 200
const longestText = 300
const longestPicture = 300_000

/** Checks and cleans a kitchen from storage, a file or a link. Undefined if it isn't one. */
export function readKitchen(value: unknown): Kitchen | undefined {
  if (!isRecord(value) || value['version'] !== 1) return undefined
  const thinkingOf = readShelf(value['thinkingOf'], readThinkingOf)
  const atHome = readShelf(value['atHome'], readAtHome)
  return thinkingOf && atHome && { version: 1, thinkingOf, atHome }
}

/** All entries, or undefined if one of them can't be read. */
function readShelf<Entry>(value: unknown, read: (entry: Record<string, unknown>) => Entry | undefined): Entry[] | undefined {
  if (!Array.isArray(value) || value.length > mostOfShelf) return undefined
  const entries = value.flatMap((entry) => (isRecord(entry) ? (read(entry) ?? []) : []))
  return entries.length === value.length ? entries : undefined
}

function readThinkingOf(entry: Record<string, unknown>): ThinkingOf | undefined {
  const appliance = readAppliance(entry)
  const measures = entry['measures']
  if (!appliance || measures === undefined) return appliance
  if (!isRecord(measures)) return undefined
  const read = Object.entries(measures).flatMap(([name, measure]) => (isText(measure) ? [[name, measure] as const] : []))
  return { ...appliance, measures: Object.fromEntries(read.slice(0, 30)) }
}

function readAtHome(entry: Record<string, unknown>): AtHome | undefined {
  const appliance = readAppliance(entry)
  const { serial, bought, reference, kept } = entry
  return (
    appliance && {
      ...appliance,
      ...(isText(serial) && { serial }),
      ...(isText(bought) && /^\d{4}-\d{2}-\d{2}$/.test(bought) && { bought }),
      ...(isText(reference) && { reference }),
      ...(kept === true && { kept }),
    }
  )
}

function readAppliance({ code, title, category, picture, added }: Record<string, unknown>): KeptAppliance | undefined {
  const number = categories.find((one) => one.number === category)?.number
  if (!isText(code) || code.length > 20 || !isText(title) || number === undefined || !isText(added)) return undefined
  return { code: code.toUpperCase(), title, category: number, ...(isPicture(picture) && { picture }), added }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= longestText

/** Only data: another URL would be requested. */
const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestPicture && /^data:image\/(jpeg|png|webp);base64,[\w+/=]+$/.test(value)
