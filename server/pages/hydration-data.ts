/** React Router's names for values that JSON cannot express as an index. */
const undefinedIndex = -7
const nullIndex = -5

type Flat = readonly unknown[]

const isPlainIndex = (index: unknown) =>
  typeof index === 'number' && (index >= 0 || index === undefinedIndex || index === nullIndex)

/** Whether JSON can express the value. In an array, `undefined` would become `null`. Dates, errors and promises begin with the name of their type. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every((index) => isPlainIndex(index) && index !== undefinedIndex)
  return Object.values(value).every(isPlainIndex)
}

/** The value as nested objects, without keys whose value is undefined. */
function nested(values: Flat, index: number): unknown {
  if (index === nullIndex) return null
  const value = values[index]
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: number) => nested(values, item))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefinedIndex)
      .map(([key, item]) => [values[Number(key.slice(1))], nested(values, item)]),
  )
}

/** Sent as it is, without a build step. It flattens the data again, because the router reads only its own format. */
const handOver = `function(data){
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
}`

const end = ');</script>'

/**
 * Sends the data for hydration as JSON. React Router sends a list in which each value names others by their index, and these numbers hardly compress:
 * as JSON the data of a page is a quarter smaller (brotli). Data that JSON cannot express is not changed.
 */
export function plainHydrationData(html: string, nonce: string): string {
  const opening = `<script nonce="${nonce}">`
  const start = `${opening}window.__reactRouterContext.streamController.enqueue(`
  const from = html.indexOf(start)
  const to = html.indexOf(end, from)
  if (from < 0 || to < 0) return html
  const values: unknown = JSON.parse(JSON.parse(html.slice(from + start.length, to)))
  // In a literal, the key `__proto__` would set the prototype.
  if (!Array.isArray(values) || !values.every(isPlain) || values.includes('__proto__')) return html
  const json = JSON.stringify(nested(values, 0)).replaceAll('<', '\\u003c')
  return `${html.slice(0, from)}${opening}(${handOver})(${json}${html.slice(to)}`
}
