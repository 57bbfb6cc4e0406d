import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { topics } from '#contract/content/support.ts'
import { defaultLanguage, type Language, languageNames } from '#contract/languages.ts'
import { loadIndex } from '#publishing/load-catalog.ts'
import { servedContent } from '#tests/support/served-content.ts'
import { chaptersOf } from './chapters.ts'
import { cleaningChapter } from './document-input.ts'
import { familyOf } from './family-of.ts'
import type { MarkupNode } from './markup-tree.ts'
import { lackingFacts, productText, textsFolder, topicsOf } from './product-text.ts'

const index = await loadIndex(servedContent)
const own = { code: 'XX-0000', brand: 'Solenne', phone: '+65', email: 'a@example.com', hours: '9–7' }
const texts = index.products.flatMap(({ code, category, values }) => {
  const of = index.categories.find(({ number }) => number === category)
  const family = of && familyOf(of.slug, values)
  if (!of || !family) return []
  const source = { facts: { parameters: [...of.parameters], values }, own }
  return [`${family.manual}/manual`, `${family.installation}/installation`].map((name) => ({ code, name, source }))
})

/** How many lists, rows, headings … a text has, in order. */
const shapeOf = (nodes: readonly MarkupNode[]): string[] =>
  nodes
    .flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...shapeOf(node.children)]))
    .filter((tag) => structure.has(tag))
/** Of each block quote, the first word of its bold head: how dangerous it is. */
const levelsOf = (nodes: readonly MarkupNode[], levels: readonly string[]): number[] =>
  nodes
    .flatMap((node) => (typeof node === 'string' || node.tag !== 'blockquote' ? [] : [textOf([node])]))
    .map((warning) => levels.findIndex((level) => warning.trim().startsWith(level)))
const textOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
const levelWords: Record<Language, readonly string[]> = {
  en: ['Danger:', 'Warning:'],
  'zh-Hans': ['危险：', '警告：'],
  'zh-Hant': ['危險：', '警告：'],
  ko: ['위험:', '경고:'],
  id: ['BAHAYA:', 'PERINGATAN:'],
}
const translations = languageNames.filter((language) => language !== defaultLanguage)
const structure = new Set(['h3', 'ul', 'ol', 'li', 'tr', 'th', 'td', 'blockquote', 'p'])

describe.each(texts)('$name for $code', ({ name, source }) => {
  it('uses only facts that the product has', () => {
    expect(languageNames.flatMap((language) => lackingFacts(name, source, language))).toEqual([])
  })

  it.runIf(name.endsWith('/manual'))('has the chapter about cleaning where its QR code is put', () => {
    expect(chaptersOf(name, source, 'en')?.[cleaningChapter]?.title).toBe('Cleaning and care')
  })

  it('has the same chapters, steps and rows in every language', () => {
    const english = chaptersOf(name, source, 'en')
    expect(english).toHaveLength(name.endsWith('/manual') ? 6 : 5)
    const wanted = english?.map(({ body }) => shapeOf(body))
    for (const language of languageNames) {
      const chapters = chaptersOf(name, source, language)
      if (chapters) expect([language, chapters.map(({ body }) => shapeOf(body))]).toEqual([language, wanted])
    }
  })

  it.each(translations)('names the level of every warning as in English: %s', (language) => {
    const levels = (of: Language) => chaptersOf(name, source, of)?.map(({ body }) => levelsOf(body, levelWords[of]))
    expect(levels('en')?.flat()).not.toContain(-1)
    expect(levels(language) ?? levels('en')).toEqual(levels('en'))
  })
})

it('every place of a topic exists, so that a notice can withdraw it', () => {
  for (const { name, source } of texts) {
    const words = new Map(topics.map((topic) => [topic, { text: 'Withdrawn.', short: 'Withdrawn.' }]))
    const body = productText(name, { ...source, withdrawn: words }, 'en')?.bodies.join('\n') ?? ''
    expect([name, /Withdrawn\./.test(body)]).toEqual([name, topicsOf(name).length > 0])
  }
})

it('every text is used', () => {
  const folders = readdirSync(textsFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const used = new Set(texts.map(({ name }) => name.split('/')[0]))
  expect(folders.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
})
