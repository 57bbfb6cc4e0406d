import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Language } from '#contract/languages.ts'
import { type Facts, fillMarkdown } from '../facts/own-facts.ts'
import { parsedPlaceholder, placeholdersIn } from '../facts/placeholder.ts'
import { renderMarkdown } from '../markdown.ts'
import { type Difference, Differences, withDifferences } from './differences.ts'
import { type MarkupNode, markupTree } from './markup-tree.ts'

export const textsFolder = new URL('./texts/', import.meta.url)

/** Everything below one `##` heading. */
export type Chapter = { title: string; body: MarkupNode[] }

/** `own`: values of `{code}`, `{phone}` … Facts such as `{airflow}` are filled in as in the content. */
export type TextSource = { facts: Facts; own: Readonly<Record<string, string>> }

type Written = { titles: string[]; bodies: string[] }

/** The chapters of a text of `texts/`, for a product. Undefined unless `isWritten`. */
export function chaptersOf(name: string, source: TextSource, language: Language): Chapter[] | undefined {
  const text = textFor(name, source, language)
  if (!text || lacking(text, source).length > 0) return undefined
  return text.bodies.map((body, index) => ({
    title: filled(text.titles[index] ?? '', source, language),
    body: markupTree(renderMarkdown(filled(body, source, language), language)),
  }))
}

/** Whether there is such a text in the language, and the product has all facts that it uses. */
export function isWritten(name: string, source: TextSource, language: Language): boolean {
  const text = textFor(name, source, language)
  return text !== undefined && lacking(text, source).length === 0
}

/** Facts that the text uses and the product doesn't have. */
export function lackingFacts(name: string, source: TextSource, language: Language): string[] {
  const text = textFor(name, source, language)
  return text ? lacking(text, source) : []
}

function textFor(name: string, source: TextSource, language: Language): Written | undefined {
  const { facts } = source
  const written = read(`${name}.${language}.md`, parseText)
  if (!written) return undefined
  const [family = '', text = ''] = name.split('/')
  const differences = text === '' ? undefined : read(`${family}/differences.yaml`, parseDifferences)
  const different: readonly Difference[] = differences?.[text as keyof Differences] ?? []
  const bodies = withDifferences(written.bodies, different, facts.values, language)
  return { ...written, bodies: bodies.map((body) => withoutUnknownRows(body, source)) }
}

/** Leaves out the rows of tables that use a fact which the product doesn't have. */
function withoutUnknownRows(body: string, source: TextSource): string {
  const lines = body.split('\n').filter((line) => !line.startsWith('|') || unknownIn(line, source).length === 0)
  return lines.join('\n')
}

const lacking = ({ bodies }: Written, source: TextSource) => [...new Set(bodies.flatMap((body) => unknownIn(body, source)))]

const unknownIn = (text: string, { facts, own }: TextSource) =>
  placeholdersIn(text).filter((key) => own[key] === undefined && facts.values[parsedPlaceholder(key)?.key ?? key] === undefined)

function filled(text: string, { facts, own }: TextSource, language: Language): string {
  return fillMarkdown(
    text.replace(/\{([a-z]+)\}/g, (whole, key: string) => own[key] ?? whole),
    facts,
    language,
  )
}

function parseText(text: string): Written {
  const chapters = text.split(/^## /m).slice(1)
  return {
    titles: chapters.map((chapter) => chapter.slice(0, chapter.indexOf('\n')).trim()),
    bodies: chapters.map((chapter) => chapter.slice(chapter.indexOf('\n') + 1)),
  }
}

const parseDifferences = (text: string) => Differences.parse(parse(text))

const texts = new Map<string, unknown>()

/** Files of the program, so they are read once. */
function read<T>(file: string, parsed: (text: string) => T): T | undefined {
  if (!texts.has(file)) texts.set(file, parsedFile(file, parsed))
  // Each file has one way to parse it.
  return texts.get(file) as T | undefined
}

function parsedFile<T>(file: string, parsed: (text: string) => T): T | undefined {
  let text: string
  try {
    text = readFileSync(new URL(file, textsFolder), 'utf8')
  } catch {
    return undefined
  }
  return parsed(text)
}
