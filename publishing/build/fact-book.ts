import { countFact, type Fact, parameterFact, priceFact } from '#catalog/facts/fact.ts'
import {
  escapeMarkdown,
  type Placeholder,
  parsedPlaceholder,
  placeholdersIn,
  replacePlaceholders,
} from '#catalog/facts/placeholder.ts'
import type { ParameterDefinition } from '#contract/content/category.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { ownValue } from '#contract/objects/own-value.ts'
import type { ContentDraft, WordFiles } from '../read/content-draft.ts'

type Sources = Pick<ContentDraft, 'site' | 'products' | 'categories' | 'accessories' | 'charges' | 'warranty'>

/** The facts that any text may name: `{rh-9010.airflow}`, `{fi-90-30.price}`, `{charges.call-out}`, `{warranty.spare-part}`, `{counters.guests}`. */
export type FactBook = {
  has(of: string): boolean
  text(placeholder: Placeholder, language: Language): string | undefined
  /** Fills in the texts of `value` in one language. Fields named in `prose` are Markdown. */
  filled<T>(value: T, language: Language, prose?: readonly string[]): T
  /** Does the same for texts in several languages, whose keys are the languages. */
  filledWords<T>(value: T, prose?: readonly string[]): T
  /** All facts that the words name, as texts: what an entry is made of besides its own files. Empty if there are none. */
  usedBy(words: WordFiles<unknown>): string
}

export function createFactBook({ site, products, categories, accessories, charges, warranty }: Sources): FactBook {
  const productOf = new Map(products.map((product) => [product.code.toLowerCase(), product]))
  const categoryOf = new Map(categories.map((category) => [category.slug, category]))
  const definitionsOf = new Map(categories.map(({ slug, parameters }) => [slug, byKey(parameters)]))
  const accessoryOf = new Map(accessories.map((accessory) => [accessory.code.toLowerCase(), accessory]))
  const chargeOf = new Map(charges?.data.groups.flatMap(({ rows }) => rows.map(({ id, price }) => [id, price])))
  const counterOf = new Map(site?.data.counters.map(({ id, value }) => [id, value]))
  const partYears = new Map(Object.entries(warranty?.data.parts ?? {}))

  function factOf(of: string, key: string): Fact | undefined {
    if (of === 'charges') return madeOf(priceFact, chargeOf.get(key))
    if (of === 'warranty') return madeOf(countFact, partYears.get(key))
    if (of === 'counters') return madeOf(countFact, counterOf.get(key))
    return ofProduct(of, key) ?? ofAccessory(of, key)
  }

  function ofProduct(of: string, key: string): Fact | undefined {
    const product = productOf.get(of)
    if (!product) return undefined
    const definition = definitionsOf.get(product.category)?.get(key)
    const value = ownValue(product.values, key)
    if (definition && value !== undefined) return parameterFact(definition, value)
    if (key === 'price') return madeOf(priceFact, product.price?.from)
    if (key !== 'spare-parts-years') return undefined
    return madeOf(countFact, product.sparePartsYears ?? categoryOf.get(product.category)?.sparePartsYears)
  }

  function ofAccessory(of: string, key: string): Fact | undefined {
    const accessory = accessoryOf.get(of)
    if (key === 'price') return madeOf(priceFact, accessory?.price?.from)
    const months = accessory?.replaceMonths
    if (key === 'replace-months') return madeOf(countFact, months)
    return key === 'replace-years' && months !== undefined && months % 12 === 0 ? countFact(months / 12) : undefined
  }

  const text = ({ of, key, wanted }: Placeholder, language: Language) =>
    of === undefined ? undefined : factOf(of, key)?.(wanted, language)

  function fill(written: string, language: Language, isMarkdown: boolean): string {
    return replacePlaceholders(written, (placeholder) => {
      const value = text(placeholder, language)
      return value !== undefined && isMarkdown ? escapeMarkdown(value) : value
    })
  }

  return {
    has: (of) => ['charges', 'warranty', 'counters'].includes(of) || productOf.has(of) || accessoryOf.has(of),
    text,
    filled: (value, language, prose = []) => eachText(value, (written, path) => fill(written, language, isIn(prose, path))),
    filledWords: (value, prose = []) =>
      eachText(value, (written, path) => {
        const language = languageNames.find((name) => name === path.at(-1))
        return language ? fill(written, language, isIn(prose, path.slice(0, -1))) : written
      }),
    usedBy(words) {
      const used = languageNames.flatMap((language) => {
        const value = words[language]?.load()
        return [...namedIn(value)].map((written) => {
          const placeholder = parsedPlaceholder(written)
          return `${language} ${written} ${placeholder && text(placeholder, language)}`
        })
      })
      return used.join('\n')
    },
  }
}

const byKey = (parameters: readonly ParameterDefinition[]) =>
  new Map(parameters.map((definition) => [definition.key, definition]))

const madeOf = (make: (value: number) => Fact, value: number | undefined) => (value === undefined ? undefined : make(value))

const isIn = (prose: readonly string[], path: readonly string[]) => prose.includes(path.at(-1) ?? '')

/** Changes texts within lists and objects. What has no placeholder stays the same object, so it isn't copied. */
function eachText<T>(value: T, change: (text: string, path: readonly string[]) => string): T {
  const changed = (part: unknown, path: readonly string[]): unknown => {
    if (typeof part === 'string') return part.includes('{') ? change(part, path) : part
    if (typeof part !== 'object' || part === null) return part
    const isList = Array.isArray(part)
    const items = Object.entries(part).map(([key, item]: [string, unknown]) => ({
      key,
      item,
      now: changed(item, isList ? path : [...path, key]),
    }))
    if (items.every(({ item, now }) => item === now)) return part
    return isList ? items.map(({ now }) => now) : Object.fromEntries(items.map(({ key, now }) => [key, now]))
  }
  // Only texts are changed, so it is of the same type.
  return changed(value, []) as T
}

function namedIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value === 'string') for (const name of placeholdersIn(value)) names.add(name)
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) namedIn(item, names)
  return names
}
