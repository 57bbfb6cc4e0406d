import { keptFor } from '#app/content/kept-for.ts'

/** What the router in the browser starts with. */
export type HydrationData = { loaderData: unknown; actionData: unknown; errors: unknown }

/** React Router's name for null in its own format. */
const nullIndex = -5

/** Sent as it is, without a build step. It flattens the data, because the router reads only its own format. */
const handOver = `(function(data){
var flat=[]
function put(value){
  if(value===null)return ${nullIndex}
  var index=flat.push(value)-1
  if(Array.isArray(value))flat[index]=value.map(put)
  else if(typeof value=='object'){
    var fields=flat[index]={}
    Object.keys(value).forEach(function(key){fields['_'+put(key)]=put(value[key])})
  }
  return index
}
put(data)
__reactRouterContext.streamController.enqueue(JSON.stringify(flat)+'\\n')
})`

/**
 * A script that gives the router its data as JSON. React Router sends a list in which each value names others by their index, and these numbers hardly
 * compress: as JSON the data of a page is a quarter smaller (brotli), and quicker to write. Undefined if JSON cannot express the data.
 */
export function jsonScript(data: HydrationData): string | undefined {
  const { loaderData, ...rest } = data
  const routes = isObject(loaderData) && isRecord(loaderData) ? Object.entries(loaderData) : undefined
  if (!routes) return undefined
  const parts: string[] = []
  for (const [id, value] of routes) {
    if (value === undefined) continue
    const json = isObject(value) && Object.isFrozen(value) ? keptFor(value, 'json', () => plainJson(value)) : plainJson(value)
    if (json === undefined) return undefined
    parts.push(`${JSON.stringify(id)}:${json}`)
  }
  const others = plainJson(rest)
  return others && `${handOver}({"loaderData":{${parts.join(',')}},${others.slice(1)});`
}

/** Undefined if JSON cannot express the value. What is frozen is the same on many pages. */
function plainJson(value: unknown): string | undefined {
  if (!isPlain(value)) return undefined
  const json = withoutMarkup(JSON.stringify(value))
  // In a literal, the key `__proto__` would set the prototype.
  return json.includes('"__proto__":') ? undefined : json
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The same with the data in React Router's format, for data that JSON cannot express: errors and dates. */
export async function streamScript(stream: ReadableStream<Uint8Array>): Promise<string> {
  const text = await new Response(stream).text()
  return `window.__reactRouterContext.streamController.enqueue(${withoutMarkup(JSON.stringify(text))});`
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
