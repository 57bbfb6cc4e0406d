import { en, type FieldWords } from './en.ts'
import { zhHans } from './zh-hans.ts'

const tables: Readonly<Record<'en' | 'zh-Hans', Readonly<Record<string, FieldWords>>>> = { en, 'zh-Hans': zhHans }

/** The words of a field, by the longest end of its name that has some. Undefined if none has. */
export function wordsOfName(language: 'en' | 'zh-Hans', name: string): { label: string; help?: string } | undefined {
  // Items of lists and maps have no keys of their own.
  let rest = name.replaceAll(/\.(item|value)(?=[.=]|$)/g, '')
  for (;;) {
    const found = Object.hasOwn(tables[language], rest) ? tables[language][rest] : undefined
    if (found !== undefined) return typeof found === 'string' ? { label: found } : { label: found[0], help: found[1] }
    const next = rest.search(/[.=]/)
    // The last part of an option's name keeps its sign.
    if (next === -1 || (next === 0 && rest.startsWith('='))) return undefined
    rest = rest[next] === '=' ? rest.slice(next) : rest.slice(next + 1)
  }
}

/** "sparePartsYears" becomes "Spare parts years". */
export function derivedLabel(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
