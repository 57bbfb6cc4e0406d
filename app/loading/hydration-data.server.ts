import { keptFor } from '#app/content/kept-for.ts'
import { createKeptTexts } from '#app/content/kept-texts.ts'
import { messageFileOf } from './message-files.server.ts'

/** What the router in the browser starts with. */
export type HydrationData = { loaderData: unknown; actionData: unknown; errors: unknown }
/** `messageFiles`: by route id, the URL of the module with the data that the JSON leaves out (`message-files.server.ts`). */
export type PageJson = { json: string; messageFiles: Readonly<Record<string, string>> }

/**
 * The router's data as JSON (`app/document/page-data.ts`). React Router sends a list in which each value names others by their index, and these numbers
 * hardly compress: as JSON the data of a page is a quarter smaller (brotli), and quicker to write. What depends only on the language is in a file, which
 * browsers keep. Undefined if JSON cannot express the data.
 */
export function pageJson(data: HydrationData): PageJson | undefined {
  const { loaderData, ...rest } = data
  const routes = isObject(loaderData) && isRecord(loaderData) ? Object.entries(loaderData) : undefined
  if (!routes) return undefined
  const parts: string[] = []
  const messageFiles: Record<string, string> = {}
  for (const [id, value] of routes) {
    if (value === undefined) continue
    const { json, messageFile } = isFrozen(value) ? keptFor(value, 'json', () => routeJson(value)) : routeJson(value)
    if (json === undefined) return undefined
    parts.push(`${JSON.stringify(id)}:${json}`)
    if (messageFile !== undefined) messageFiles[id] = messageFile
  }
  // The router reads a missing value like null, and most pages have neither.
  const others = plainJson(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)))
  if (others === undefined) return undefined
  const end = others === '{}' ? '}' : `,${others.slice(1)}`
  return { json: `{"loaderData":{${parts.join(',')}}${end}`, messageFiles }
}

function routeJson(value: unknown): { json: string | undefined; messageFile?: string } {
  const file = isObject(value) && 'messages' in value ? messageFileOf(value.messages) : undefined
  if (!isObject(value) || !file) return { json: jsonOf(value) }
  const others = Object.entries(value).filter(([name, part]) => file.data[name] !== part)
  return { json: jsonOf(Object.fromEntries(others)), messageFile: file.url }
}

/** Undefined if JSON cannot express the data of a route. Some of its values are the same on many pages. */
function jsonOf(data: unknown): string | undefined {
  if (!isObject(data) || !isRecord(data) || Object.isFrozen(data) || 'toJSON' in data) return jsonOfPart(data)
  const fields: string[] = []
  for (const [key, value] of Object.entries(data)) {
    if (value === undefined) continue
    const json = key === '__proto__' ? undefined : jsonOfPart(value)
    if (json === undefined) return undefined
    fields.push(`${JSON.stringify(key)}:${json}`)
  }
  return `{${fields.join(',')}}`
}

const keptJson = createKeptTexts<{ text: string }>(1_000_000)

/** What is frozen may be the same on many pages. */
function jsonOfPart(value: unknown): string | undefined {
  if (!isFrozen(value)) return plainJson(value)
  const kept = keptJson.find(value, '')
  if (kept) return kept.text
  const text = plainJson(value)
  if (text !== undefined) keptJson.keep(value, '', { text })
  return text
}

/** Undefined if JSON cannot express the value. */
function plainJson(value: unknown): string | undefined {
  if (!isPlain(value)) return undefined
  const json = withoutMarkup(JSON.stringify(value))
  // In a literal, the key `__proto__` would set the prototype.
  return json.includes('"__proto__":') ? undefined : json
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isFrozen = (value: unknown): value is object => isObject(value) && Object.isFrozen(value)

/** The same as a JSON string in React Router's format, for data that JSON cannot express: errors and dates. */
export async function routerJson(stream: ReadableStream<Uint8Array>): Promise<string> {
  const text = await new Response(stream).text()
  return withoutMarkup(JSON.stringify(text))
}

const withoutMarkup = (json: string) => json.replaceAll('<', '\\u003c')

/** Whether JSON keeps the value as it is. A key without a value is the same as no key; in an array, `undefined` would become `null`. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
  if (value === null) return true
  if (Array.isArray(value)) return value.every(isPlain)
  if (!isRecord(value)) return false
  for (const key in value) if (value[key] !== undefined && !isPlain(value[key])) return false
  return true
}

/** Dates, errors, promises and maps have another prototype. */
function isRecord(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
