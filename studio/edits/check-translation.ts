import type { z } from 'zod'
import { parsedPlaceholder, placeholdersIn } from '#catalog/facts/placeholder.ts'
import { markdownFault } from '#catalog/markdown-limits.ts'
import { editorMessage } from '#publishing/read/editor-message.ts'

/** Why a translation is not taken. Codes, because the studio has words for them in two languages. */
export type Fault =
  | { code: 'placeholders'; missing: string[]; foreign: string[] }
  | { code: 'links'; missing: string[]; foreign: string[] }
  | { code: 'items'; english: number; translation: number }
  | { code: 'limit'; message: string }
  | { code: 'characters' }

/** Compares a translation with its English: both must name the same facts and link to the same pages. */
export function faultsOf(english: string, translation: string, schema?: z.ZodType): Fault[] {
  return [
    ...placeholderFaults(english, translation),
    ...linkFaults(english, translation),
    ...itemFaults(english, translation),
    ...limitFaults(translation, schema),
    ...(hasControlCharacter(translation) ? [{ code: 'characters' as const }] : []),
  ]
}

function placeholderFaults(english: string, translation: string): Fault[] {
  const wanted = byFact(placeholdersIn(english))
  const given = byFact(placeholdersIn(translation))
  const missing = [...wanted].filter(([fact]) => !given.has(fact)).map(([, written]) => written)
  const foreign = [...given].filter(([fact]) => !wanted.has(fact)).map(([, written]) => written)
  const unclosed = /[{}]/.exec(translation.replace(/\{[^{}]*\}/g, ''))?.[0]
  if (unclosed !== undefined && !/[{}]/.test(english.replace(/\{[^{}]*\}/g, ''))) foreign.push(unclosed)
  return missing.length + foreign.length === 0 ? [] : [{ code: 'placeholders', missing, foreign }]
}

/** The unit may differ: Chinese and Korean texts write some lengths in another one. */
function byFact(written: readonly string[]): Map<string, string> {
  return new Map(
    written.map((one) => {
      const { of = '', key, wanted } = parsedPlaceholder(one) ?? { key: one, wanted: {} }
      return [`${of}.${key}.${wanted.part ?? ''}`, `{${one}}`]
    }),
  )
}

const links = /\]\(([^()\s]*)\)/g

function linkFaults(english: string, translation: string): Fault[] {
  const targetsIn = (text: string) => new Set([...text.matchAll(links)].map(([, target = '']) => target))
  const [wanted, given] = [targetsIn(english), targetsIn(translation)]
  const missing = [...wanted].filter((target) => !given.has(target))
  const foreign = [...given].filter((target) => !wanted.has(target))
  return missing.length + foreign.length === 0 ? [] : [{ code: 'links', missing, foreign }]
}

const items = /^ {0,3}(?:[-*+]|\d{1,9}[.)]) +\S/gm

function itemFaults(english: string, translation: string): Fault[] {
  const count = (text: string) => text.match(items)?.length ?? 0
  const counts = { english: count(english), translation: count(translation) }
  return counts.english === counts.translation ? [] : [{ code: 'items', ...counts }]
}

function limitFaults(translation: string, schema: z.ZodType | undefined): Fault[] {
  const parsed = schema?.safeParse(translation)
  const issue = parsed?.error?.issues[0]
  const message = issue ? editorMessage(issue) : markdownFault(translation)
  return message === undefined ? [] : [{ code: 'limit', message }]
}

const hasControlCharacter = (text: string) => /[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/u.test(text) || !text.isWellFormed()
