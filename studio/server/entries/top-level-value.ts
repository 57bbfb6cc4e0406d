import { parse } from 'yaml'

/**
 * The value of one key at the top of a YAML text. Reads only the lines of that key: the list of all entries needs a title and a code of
 * thousands of files. Undefined if there is none, or if it can't be read.
 */
export function topLevelValue(text: string, key: string): unknown {
  const start = text.startsWith(`${key}:`) ? 0 : text.indexOf(`\n${key}:`) + 1
  if (start === 0 && !text.startsWith(`${key}:`)) return undefined
  const rest = text.slice(start)
  const end = /\n(?=[^\s#-])/.exec(rest)?.index ?? rest.length
  try {
    const value: unknown = parse(rest.slice(0, end), { maxAliasCount: 0, logLevel: 'silent' })
    return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  } catch {
    return undefined
  }
}

/** As text: a day or a number is what is written. */
export function topLevelText(text: string, key: string): string | undefined {
  const value = topLevelValue(text, key)
  if (typeof value === 'string') return value
  const english = typeof value === 'object' && value !== null ? Reflect.get(value, 'en') : value
  return typeof english === 'string' || typeof english === 'number' ? String(english) : undefined
}
