import { z } from 'zod'
import { ParameterValue } from '#contract/content/product.ts'
import { type Language, languageNames } from '#contract/languages.ts'

export const Address = z.string().regex(/^[1-9]\d* (?:item|row|paragraph|warning|section) [1-9]\d*$/)
const Words = z.strictObject(
  Object.fromEntries(languageNames.map((language) => [language, z.string()])) as Record<Language, z.ZodString>,
)

/**
 * What is different in the text of a family for some of its models. `at`: the chapter and the place of an element in it, counted from 1 by
 * kind, which is the same in every language. With `text`, the element is replaced, else it is left out; `after` adds an element of the same kind.
 */
const Difference = z.strictObject({
  /** All of these facts: one value, or any of several. `null`: the product doesn't have the fact. */
  where: z.record(z.string(), z.union([ParameterValue, z.null(), z.array(z.union([ParameterValue, z.null()]))])),
  at: z.union([Address, z.array(Address)]).optional(),
  after: Address.optional(),
  text: Words.optional(),
})
export const Differences = z.strictObject({
  manual: z.array(Difference).default([]),
  installation: z.array(Difference).default([]),
})
export type Difference = z.infer<typeof Difference>
export type Differences = z.infer<typeof Differences>

type Values = Readonly<Record<string, ParameterValue>>

/** Elements that a safety notice withdraws for a product, with their replacements. */
export type Withdrawn = { at: readonly string[]; text: string; short: string }

/** The chapters of a Markdown text, without their headings, with what is different for a product. Throws if there is no such element. */
export function withDifferences(
  chapters: readonly string[],
  differences: readonly Difference[],
  { values, language, withdrawn = [] }: { values: Values; language: Language; withdrawn?: readonly Withdrawn[] },
): string[] {
  const changed = chapters.map((chapter) => chapter.split('\n').map((line) => [line]))
  for (const { where, at = [], after, text } of differences) {
    if (!isTrueOf(values, where)) continue
    const words = text?.[language]
    for (const address of [at].flat()) {
      const { lines, from, to } = placeOf(chapters, changed, address)
      const [first = ''] = chapterLine(chapters, address, from)
      for (let line = from; line < to; line += 1)
        lines[line] = line === from && words !== undefined ? [likeLine(first, words)] : []
    }
    if (after !== undefined && words !== undefined) {
      const { lines, from, to } = placeOf(chapters, changed, after)
      const [first = ''] = chapterLine(chapters, after, from)
      lines[to - 1]?.push(likeLine(first, words))
    }
  }
  for (const { at, text, short } of withdrawn) {
    for (const address of at) {
      const { lines, from, to } = placeOf(chapters, changed, address)
      const current = lines[from]?.join('\n') ?? ''
      // What is left out for this product stays out.
      if (current !== '') lines.fill([], from, to)[from] = [inPlaceOf(current, text, short)]
    }
  }
  return changed.map((lines) => lines.flat().join('\n'))
}

/** A section keeps its heading, and a row its first cell. */
function inPlaceOf(element: string, text: string, short: string): string {
  const [first = ''] = element.split('\n')
  if (first.startsWith('### ')) return `${first}\n\n> ${text}\n`
  if (!first.startsWith('|')) return likeLine(first, text)
  const cells = first.split('|').slice(1, -1)
  const last = cells.length - 1
  return `|${cells.map((cell, index) => (index === 0 ? cell : index === last ? ` ${short} ` : ' – ')).join('|')}|`
}

function isTrueOf(values: Values, where: Difference['where']): boolean {
  return Object.entries(where).every(([key, wanted]) => {
    const own = values[key]
    const owned = [own ?? null].flat()
    return [wanted].flat().some((one) => owned.some((value) => value === one))
  })
}

function chapterLine(chapters: readonly string[], address: string, line: number): [string | undefined] {
  return [chapters[Number.parseInt(address, 10) - 1]?.split('\n')[line]]
}

function placeOf(chapters: readonly string[], changed: string[][][], address: string) {
  const [chapter = '', kind = '', number = ''] = address.split(' ')
  const lines = changed[Number(chapter) - 1]
  const kinds = kindsOf(chapters[Number(chapter) - 1]?.split('\n') ?? [])
  const from = kinds.flatMap((own, line) => (own === kind ? [line] : []))[Number(number) - 1]
  if (!lines || from === undefined) throw new Error(`there is no ${kind} ${number} in chapter ${chapter}`)
  if (kind !== 'section') return { lines, from, to: from + 1 }
  const next = kinds.indexOf('section', from + 1)
  return { lines, from, to: next < 0 ? kinds.length : next }
}

type Kind = 'item' | 'row' | 'paragraph' | 'warning' | 'section' | undefined

/** What each line of a chapter is. The head of a table is nothing. */
export function kindsOf(lines: readonly string[]): Kind[] {
  return lines.map((line, index): Kind => {
    if (line.startsWith('### ')) return 'section'
    if (/^(?:\d+\.|-) /.test(line)) return 'item'
    if (line.startsWith('> ')) return 'warning'
    if (line.startsWith('|')) return line.startsWith('| ---') || lines[index + 1]?.startsWith('| ---') ? undefined : 'row'
    return line.trim() === '' ? undefined : 'paragraph'
  })
}

/** A list item gets the mark of the line that it replaces or follows. */
function likeLine(line: string, text: string): string {
  const [mark = ''] = /^(?:\d+\.|-|>) /.exec(line) ?? []
  return `${mark}${text}`
}
