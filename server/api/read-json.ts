import { isUtf8 } from 'node:buffer'
import { type Pair, type ReadForm, unreadable } from './form-pairs.ts'

/** Reads the fields of a JSON object. `{ "post": { "cate": "1" } }` is the same as `post[cate]=1` in a form. */
export function readJson(bytes: Buffer): ReadForm {
  if (!isUtf8(bytes)) return unreadable
  const text = bytes.toString('utf8')
  const value = parse(text)
  if (!isObject(value)) return unreadable
  return { ok: true, pairs: [...Object.entries(value).flatMap(readEntry), ...repeatedNames(text, value)] }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readEntry([name, value]: [string, unknown]): Pair[] {
  if (!isObject(value)) return readText(name, value)
  return Object.entries(value).flatMap(([key, inner]) => readText(`${name}[${key}]`, inner))
}

/** Numbers become text, because some clients send ids as numbers. `null` counts as not sent. */
function readText(name: string, value: unknown): Pair[] {
  if (value === null) return []
  if (typeof value === 'number') return [{ name, value: String(value) }]
  return [{ name, value: typeof value === 'string' ? value : null }]
}

const token = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}]/g

/** Finds repeated names, which are an error here: JSON.parse silently keeps the last one. `value` is what `text` was parsed to. */
function repeatedNames(text: string, value: object): Pair[] {
  // The usual body. With a repeated name it would be shorter.
  if (JSON.stringify(value) === text) return []
  const repeated: Pair[] = []
  const open: { name: string; seen: Set<string> }[] = []
  let latest = ''
  for (const [found, colon] of text.matchAll(token)) {
    if (found === '{') open.push({ name: latest, seen: new Set() })
    else if (found === '}') open.pop()
    else if (colon !== undefined) {
      latest = String(JSON.parse(found.slice(0, -colon.length)))
      const within = open.at(-1)
      if (within?.seen.has(latest) && open.length <= 2) {
        repeated.push({ name: open.length === 1 ? latest : `${within.name}[${latest}]`, value: null })
      }
      within?.seen.add(latest)
    }
  }
  return repeated
}
