import { placeholdersIn } from '#catalog/facts/placeholder.ts'
import { unitCalled } from '#catalog/numbers/units.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { productCodePattern } from '#contract/products/product-code.ts'
import { type TextAt, textsWithin } from '../check/texts-within.ts'
import { wordedEntries } from '../check/worded-entries.ts'
import type { ContentDraft, ProductEntry } from '../read/content-draft.ts'
import type { FieldPath } from '../read/content-issue.ts'
import type { YamlSource } from '../read/yaml-source.ts'
import { matchingParameter } from './matching-parameter.ts'
import { kindOf, type NumberKind } from './number-kinds.ts'
import { numbersIn, type WrittenNumber } from './numbers-in.ts'

/**
 * Where a number comes from. `fact`: a placeholder. `equals a fact`: written by hand, but a product that the text names has this value.
 * `as in English`: a translation of a number that is listed for English. `unknown`: somebody has to look at it.
 */
export type NumberSource = NumberKind | 'fact' | 'equals a fact' | 'as in English' | 'unknown'
export type NumberInText = {
  file: YamlSource
  path: FieldPath
  number: string
  source: NumberSource
  /** What to write instead, if the number equals a fact. */
  advice?: string
}

/** All numbers in the texts of the content. They are no faults: many numbers are no facts. */
export function* writtenNumbers(draft: ContentDraft): Generator<NumberInText> {
  const factsOf = createFactsOf(draft)
  const english = new Map<string, ReadonlySet<string>>()
  for (const { source, owner, area, language, texts } of shownTexts(draft)) {
    const entry = owner.folder.split('/').at(-1) ?? ''
    for (const { path, text } of texts) {
      const place = `${owner.file} ${path.filter((step) => step !== language).join('.')}`
      const numbers = numbersIn(text, language)
      if (language === 'en') english.set(place, new Set([...numbers.map(sizeOf), ...spelledOut(text)]))
      const own = factsOf.product(owner)
      for (const key of placeholdersIn(text)) yield { file: source, path, number: `{${key}}`, source: 'fact' }
      for (const written of numbers) {
        const advice = adviceFor(written, text, own, factsOf.named)
        yield {
          file: source,
          path,
          number: written.text,
          source: advice === undefined ? sourceOf(written) : 'equals a fact',
          ...(advice !== undefined && { advice }),
        }
      }

      function sourceOf(written: WrittenNumber): NumberSource {
        const kind = kindOf(written, { area, entry, path, text, namesProduct: text.search(codes) >= 0 })
        if (kind) return kind
        const inEnglish = english.get(place)
        const isInEnglish = inEnglish?.has(sizeOf(written)) || written.values.every((value) => inEnglish?.has(String(value)))
        return language !== 'en' && isInEnglish ? 'as in English' : 'unknown'
      }
    }
  }
}

type Facts = Parameters<typeof matchingParameter>[1]

function createFactsOf({ products, categories }: ContentDraft) {
  const bySource = new Map(products.map((product) => [product.source, product]))
  const byCode = new Map(products.map((product) => [product.code, product]))
  const facts = (product: ProductEntry | undefined): Facts | undefined =>
    product && { values: product.values, parameters: categories.find(({ slug }) => slug === product.category)?.parameters ?? [] }
  return { product: (owner: YamlSource) => facts(bySource.get(owner)), named: (code: string) => facts(byCode.get(code)) }
}

/** Undefined if the number equals no value of its product, or of the products that the text names. */
function adviceFor(
  written: WrittenNumber,
  text: string,
  own: Facts | undefined,
  named: (code: string) => Facts | undefined,
): string | undefined {
  const match = own && matchingParameter(written, own)
  // A number without a unit may count anything.
  if (match && written.unit === '') return `may be {${match.key}}`
  if (match) return match.sameUnit ? `{${match.key}}` : `{${match.key} in ${written.unit}}`
  if (written.unit === '') return undefined
  for (const [code] of text.matchAll(codes)) {
    const facts = named(code)
    const theirs = facts && matchingParameter(written, facts)
    if (theirs) return `{${code.toLowerCase()}.${theirs.key}${theirs.sameUnit ? '' : ` in ${written.unit}`}}`
  }
  return undefined
}

const codes = new RegExp(productCodePattern, 'g')

const small = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ')
const spelled = new Map([
  ...small.map((word, value) => [word, value] as const),
  ...(['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const).map(
    (word, index) => [word, (index + 2) * 10] as const,
  ),
  ...([
    ['once', 1],
    ['a', 1],
    ['an', 1],
    ['half', 30],
    ['twice', 2],
    ['both', 2],
    ['third', 3],
    ['dozen', 12],
    ['hundred', 100],
  ] as const),
])

/** Numbers that English writes as words, and other languages in digits. */
function spelledOut(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => spelled.get(word)?.toString() ?? [])
}

/** The same for the same size in another unit or language. */
function sizeOf({ values, unit }: WrittenNumber): string {
  const { measures = '', size = 1 } = unitCalled(unit) ?? {}
  return `${measures} ${values.map((value) => (value * size).toPrecision(6)).join('–')}`
}

type ShownTexts = { source: YamlSource; owner: YamlSource; area: string; language: Language; texts: TextAt[] }

const englishFirst: readonly Language[] = ['en', ...languageNames.filter((language) => language !== 'en')]

/** The texts of all entries in their languages, English first, and those that are beside facts. */
function* shownTexts(draft: ContentDraft): Generator<ShownTexts> {
  for (const { area, source: owner, words } of wordedEntries(draft)) {
    for (const language of englishFirst) {
      const file = words[language]
      if (file) yield { source: file.source, owner, area, language, texts: textsWithin(file.load()) }
    }
  }
  const { categories, series, accessories, banners, home, charges } = draft
  const besideFacts = [...categories, ...series, ...accessories].map(({ source, ...data }) => ({ source, data }))
  for (const { source, data } of [...besideFacts, ...[banners, home, charges].flatMap((file) => file ?? [])]) {
    const area = source.file.split(/[/.]/)[0] ?? ''
    const texts = textsWithin(data)
    for (const language of englishFirst) {
      yield { source, owner: source, area, language, texts: texts.filter(({ path }) => path.at(-1) === language) }
    }
  }
}
