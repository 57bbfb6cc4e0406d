import { parse } from 'yaml'
import { ownAt } from '#contract/objects/own-value.ts'

/**
 * The texts of some keys at the top of a YAML text; a day or a number is what is written. Reads only the lines of those keys: the list of all
 * entries needs a title and a code of thousands of files. What is not there, or can't be read, is left out.
 */
export function topLevelTexts(text: string, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = topLevelText(text, key)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}

function topLevelText(text: string, key: string): string | undefined {
  const value = topLevelValue(text, key)
  if (typeof value === 'string') return value
  const english = typeof value === 'object' && value !== null ? Reflect.get(value, 'en') : value
  return typeof english === 'string' || typeof english === 'number' ? String(english) : undefined
}

function topLevelValue(text: string, key: string): unknown {
  const start = text.startsWith(`${key}:`) ? 0 : text.indexOf(`\n${key}:`) + 1
  if (start === 0 && !text.startsWith(`${key}:`)) return undefined
  const rest = text.slice(start)
  const end = /\n(?=[^\s#-])/.exec(rest)?.index ?? rest.length
  try {
    const value: unknown = parse(rest.slice(0, end), { maxAliasCount: 0, logLevel: 'silent' })
    return ownAt(value, key)
  } catch {
    return undefined
  }
}
