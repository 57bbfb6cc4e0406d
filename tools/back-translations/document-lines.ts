import { parse } from 'yaml'
import { type Difference, Differences, kindsOf } from '#catalog/documents/differences.ts'
import { cleaningChapter } from '#catalog/documents/document-input.ts'
import type { Language } from '#contract/languages.ts'

type Kind = keyof Differences

/** In every manual and guide, the first chapter has the safety rules. In a manual, the paragraphs about cleaning are care steps too. */
function matters(document: Kind, chapter: number, element: string): boolean {
  if (element === 'warning') return true
  if (chapter === 1) return element === 'item' || element === 'paragraph'
  return document === 'manual' && chapter === cleaningChapter + 1 && (element === 'paragraph' || element === 'section')
}

/** The lines of a text that matter, by chapter and place as in `differences.yaml`. */
export function* writtenLines(at: string, document: Kind, text: string): Iterable<[string, string]> {
  for (const [index, chapter] of text.split(/^## /m).slice(1).entries()) {
    const lines = chapter.split('\n').slice(1)
    const counts = new Map<string, number>()
    for (const [place, element] of kindsOf(lines).entries()) {
      if (element === undefined) continue
      const count = (counts.get(element) ?? 0) + 1
      counts.set(element, count)
      if (matters(document, index + 1, element)) yield [`${at} ${index + 1} ${element} ${count}`, withoutMark(lines[place] ?? '')]
    }
  }
}

/** The same of what is different for some models. */
export function* differentLines(at: string, document: Kind, text: string, language: Language): Iterable<[string, string]> {
  for (const difference of Differences.parse(parse(text))[document]) {
    const words = difference.text?.[language]
    const address = [difference.at ?? []].flat()[0] ?? difference.after
    if (words === undefined || address === undefined) continue
    const [chapter = '', element = ''] = address.split(' ')
    if (!matters(document, Number(chapter), element)) continue
    const lines = words.split('\n').filter((line) => line.trim() !== '')
    const place = `${at} ${address} for ${conditionOf(difference)}${difference.at === undefined ? ', added' : ''}`
    for (const [index, line] of lines.entries()) yield [`${place} ${index + 1}`, withoutMark(line)]
  }
}

const conditionOf = ({ where }: Difference) =>
  Object.entries(where)
    .map(([key, value]) => `${key}=${[value].flat().join('|')}`)
    .join('+')

const withoutMark = (line: string) => line.replace(/^(?:> |- |\d+\. |### )/, '').trim()
