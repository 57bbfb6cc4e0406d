import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Topic, topics } from '#contract/content/support.ts'
import type { Language } from '#contract/languages.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import type { Facts } from '../facts/own-facts.ts'
import { parsedPlaceholder, placeholdersIn } from '../facts/placeholder.ts'
import { type Difference, Differences, withDifferences } from './differences.ts'
import { Topics } from './topics.ts'

export const textsFolder = new URL('./texts/', import.meta.url)

/** `own`: values of `{code}`, `{phone}` … Facts such as `{airflow}` are filled in as in the content. */
export type TextSource = {
  facts: Facts
  own: Readonly<Record<string, string>>
  /** The instructions that an open notice withdraws for the product, and their replacement: a sentence, and a short one in tables. */
  withdrawn?: ReadonlyMap<Topic, { text: string; short: string }>
}

/** By chapter, in Markdown. */
type ProductText = { titles: string[]; bodies: string[] }

/** Whether there is such a text in the language, and the product has all facts that it uses. */
export function hasProductText(name: string, source: TextSource, language: Language): boolean {
  return productText(name, source, language) !== undefined
}

/** A text of `texts/`, for a product. Undefined unless `hasProductText`. */
export function productText(name: string, source: TextSource, language: Language): ProductText | undefined {
  const text = textFor(name, source, language)
  return text && lacking(text, source).length === 0 ? text : undefined
}

/** Facts that the text uses and the product doesn't have. */
export function lackingFacts(name: string, source: TextSource, language: Language): string[] {
  const text = textFor(name, source, language)
  return text ? lacking(text, source) : []
}

function textFor(name: string, source: TextSource, language: Language): ProductText | undefined {
  const { facts } = source
  const parsed = read(`${name}.${language}.md`, parseText)
  if (!parsed) return undefined
  const [family = '', text = ''] = name.split('/')
  const differences = text === '' ? undefined : read(`${family}/differences.yaml`, parseDifferences)
  const different: readonly Difference[] = differences?.[text as keyof Differences] ?? []
  const withdrawn = [...(source.withdrawn ?? [])].map(([topic, words]) => ({ at: placesOf(name, topic), ...words }))
  const bodies = withDifferences(parsed.bodies, different, { values: facts.values, language, withdrawn })
  return { ...parsed, bodies: bodies.map((body) => withoutUnknownRows(body, source)) }
}

/** Where a text gives the instructions of a topic. Empty if it doesn't. */
function placesOf(name: string, topic: Topic): readonly string[] {
  const [family = '', text = ''] = name.split('/')
  return read(`${family}/topics.yaml`, parseTopics)?.[topic]?.[text as keyof Differences] ?? []
}

/** The topics of which a text gives instructions. */
export const topicsOf = (name: string): Topic[] => topics.filter((topic) => placesOf(name, topic).length > 0)

/** Leaves out the rows of tables that use a fact which the product doesn't have. */
function withoutUnknownRows(body: string, source: TextSource): string {
  const lines = body.split('\n').filter((line) => !line.startsWith('|') || unknownIn(line, source).length === 0)
  return lines.join('\n')
}

const lacking = ({ bodies }: ProductText, source: TextSource) => [...new Set(bodies.flatMap((body) => unknownIn(body, source)))]

const unknownIn = (text: string, { facts, own }: TextSource) =>
  placeholdersIn(text).filter(
    (key) => ownValue(own, key) === undefined && ownValue(facts.values, parsedPlaceholder(key)?.key ?? key) === undefined,
  )

function parseText(text: string): ProductText {
  const chapters = text.split(/^## /m).slice(1)
  return {
    titles: chapters.map((chapter) => chapter.slice(0, chapter.indexOf('\n')).trim()),
    bodies: chapters.map((chapter) => chapter.slice(chapter.indexOf('\n') + 1)),
  }
}

const parseTopics = (text: string) => Topics.parse(parse(text))
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
