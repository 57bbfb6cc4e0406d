import type { Language } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import type { SearchKind } from '#contract/views/search.ts'
import { codeKey } from '../queries/code-key.ts'
import { shopsNear, shopViews } from '../queries/places.ts'
import type { ContentIndex } from '../snapshot/content-index.ts'
import { byScore, type Finder, type FoundMatches, type Match, type Query, type Wanted } from './find-matches.ts'
import { keyOf } from './phrases.ts'
import { someOf } from './some-matches.ts'
import { intents, type Understood } from './understand-query.ts'
import { categoriesOf, wantedProducts } from './wanted-products.ts'
import { looselyWanted, wantedFor, wantedMeasure } from './wanted-terms.ts'

/** `categoryOf`: by the code of a product, in lower case and without the hyphen. */
type Parts = Pick<ContentIndex, 'products' | 'categories' | 'places'> & { categoryOf: (code: string) => number | undefined }
/** `onlyComplete`: other results are not needed. */
type SearchOptions = { query: Understood; language: Language; today: Day; onlyComplete: boolean }
/** `answers`: the first match is what the query asks for, and not only mentions its words. */
export type Ranked = { matches: Match[]; isComplete: boolean; answers: boolean }

/** Documents of so many models answer nothing: the page of all manuals does. */
const mostDocuments = 24
const few = { atMost: mostDocuments }
const mostShops = 3
const requestedKindWeight = 4
const otherCategory = 0.4
/** The card of a category answers its name, not a question about it. */
const categoryAmongWords = 0.2
const lowestPrice = { order: 'price', first: 'lowest' } as const

/** The matches of a query, best first. What it asks for comes before what mentions its words. */
export function rankAnswers(finder: Finder, content: Parts, { query, language, today, onlyComplete }: SearchOptions): Ranked {
  const { codes, measures, postcode } = query
  const parts = partsInTexts(query.parts)
  const queryIntents = intents(parts)
  const order = queryIntents.find((intent) => 'order' in intent) ?? (asksForPrices(parts) ? lowestPrice : undefined)
  const isOnly = areOneConcept(parts) && codes.length === 0 && measures.length === 0
  const withoutOrder = parts.filter(({ concepts }) => !concepts.some(({ finds }) => finds && 'order' in finds))
  const words = wordsOf(withoutOrder)
  // Words such as "price" say what to do with the rest, if there is a rest.
  const withoutAlone = withoutOrder.filter(({ concepts }) => !concepts.some(({ finds }) => finds && 'page' in finds))
  const wantedCodes: Wanted[] = codes.length === 0 ? [] : [{ phrases: codes.map((code) => [code]), prefixes: [] }]
  const equal = measures.filter(({ compare }) => compare === 'equal').map(wantedMeasure)
  const title = keyOf(parts.flatMap(({ atoms }) => atoms))

  const withWords = completeWith(words)
  const exact = { ...withWords, matches: unique([...withWords.matches, ...ofRequestedKind()]) }
  // With the same words again, nothing else would be found.
  const isExact = exact.matches.length > 0 || withoutAlone.length === 0 || withoutAlone.length === withoutOrder.length
  const { matches: complete, leftOut } = isExact ? exact : completeWith(wordsOf(withoutAlone))
  if (onlyComplete && complete.length === 0 && !mayAnswer()) return { matches: [], isComplete: false, answers: false }
  // Long texts have many words: what has most of them in its title says more.
  const isMentioned = parts.length > 2 && !leftOut?.isStrong && !complete.some(({ isStrong }) => isStrong)
  const others = complete.length > 0 && !isMentioned ? undefined : some()
  const matches = others ? unique([...counted(complete), ...others.matches].toSorted(byScore)) : complete
  const found = weighed(matches, query, content, leftOut === undefined && !others?.withoutDocuments)

  const first: Match[] = []
  const firstKeys = new Set<number>()
  const add = (...more: Match[]) => {
    for (const match of more) if (!firstKeys.has(match.key)) first.push(match)
    for (const { key } of more) firstKeys.add(key)
  }

  if (measures.length > 0 || order) add(...productsFirst())
  if (postcode) {
    const near = shopsNear(content.places, shopViews(content.places, language), postcode)?.shops.slice(0, mostShops) ?? []
    add(...near.flatMap(({ shop }) => finder.named('target', `shop ${shop.id}`, today)))
  }
  if (asksForCharge(parts)) add(...page('charges'))
  for (const intent of queryIntents) {
    if ('page' in intent && intent.page && !('kind' in intent) && (isOnly || !intent.alone)) add(...page(intent.page))
    if ('kind' in intent) {
      const ofKind = found.filter(({ kind }) => kind === intent.kind)
      if (intent.kind === 'notice') add(...(ofKind.length > 0 && !isOnly ? ofKind : finder.named('kind', 'notice', today)))
      else if (intent.page && isOnly) add(...page(intent.page))
      // A recipe answers; a question about the oven only mentions its name.
      else if (intent.kind === 'recipe') add(...ofKind)
    }
  }
  const named = finder.ofCodes(codes, today)
  // With a manual or the warranty of a model, the model comes after them.
  const isOfModel = queryIntents.some((intent) => 'kind' in intent || ('page' in intent && !intent.alone))
  if (!isOfModel || complete.length === 0) add(...named)
  if (isOnly) add(...categoriesNamed().flatMap((number) => finder.named('target', `category ${number}`, today)))

  const later = queryIntents.flatMap((intent) => ('page' in intent && intent.page ? page(intent.page) : []))
  const matched = unique([...first, ...found, ...named, ...later])
  return {
    matches: matched,
    isComplete: complete.length > 0 || first.length > 0,
    answers: first.length > 0 || (complete.length > 0 && parts.length > 0),
  }

  /** Whether there may be an answer that does not have all words. A category among other words is none. */
  function mayAnswer(): boolean {
    const named = isOnly ? queryIntents : queryIntents.filter((intent) => !('category' in intent))
    return named.length + codes.length + measures.length > 0 || postcode !== undefined
  }

  /** Without words of the search's vocabulary that no text of the language has, if other words remain: "error" of "error E5". */
  function partsInTexts(all: Understood['parts']): Understood['parts'] {
    const isInTexts = (part: Understood['parts'][number]) =>
      part.concepts.length === 0 || part.concepts.some(({ finds }) => finds) || finder.has(wantedFor(part, language, false))
    const some = all.filter(isInTexts)
    return some.length > 0 ? some : all
  }

  function find(some: readonly Wanted[], documents: Query['documents']): FoundMatches {
    return finder.find(some, { title, today, documents })
  }

  function completeWith(some: readonly Wanted[], documents: Query['documents'] = few) {
    return find([...wantedCodes, ...some, ...equal], documents)
  }

  function wordsOf(some: Understood['parts']): Wanted[] {
    return some.map((part, index) => wantedFor(part, language, index === some.length - 1))
  }

  /** With scores as those of `someOf`. */
  function counted(all: readonly Match[]): Match[] {
    return all.map((match) => ({ ...match, score: match.score * parts.length ** 2 }))
  }

  function some() {
    const loosely = parts.flatMap((part) => looselyWanted(part, language))
    return someOf([...wantedCodes, ...loosely, ...equal], {
      find: (one, documents) => find([one], documents),
      mostDocuments,
    })
  }

  /** Recipes for "nastar recipe", also if their texts don't call them so. Documents and parts have several names each, which tell them apart. */
  function ofRequestedKind(): Match[] {
    const isKind = ({ concepts }: Understood['parts'][number]) => concepts.some(({ finds }) => finds && 'kind' in finds)
    const others = parts.filter((part) => !isKind(part))
    if (others.length === 0 || others.length === parts.length) return []
    const kinds = kindsOf(parts)
    if (kinds.has('document') || kinds.has('accessory')) return []
    const { matches: all } = completeWith(wordsOf(others), 'none')
    return all.filter(({ kind }) => kinds.has(kind))
  }

  function page(name: string): Match[] {
    return finder.named('target', `page ${name}`, today)
  }

  function categoriesNamed(): number[] {
    return categoriesOf(parts.flatMap(({ concepts }) => concepts))
  }

  function productsFirst(): Match[] {
    const { matches: withWords } = find([...wantedCodes, ...words], 'none')
    const inCategories = categoriesNamed()
    const byCode = new Map(withWords.filter(({ kind }) => kind === 'product').map((match) => [match.code, match]))
    const fitting = wantedProducts(content, measures, order, today)
      .filter(({ category }) => inCategories.length === 0 || inCategories.includes(category))
      .map(({ code }) => codeKey(code).toLowerCase())
    const all = words.length === 0 ? finder.ofCodes(fitting, today) : fitting.flatMap((code) => byCode.get(code) ?? [])
    // Other words may be of texts about the products, as in "quiet hood for HDB".
    if (all.length === 0 && inCategories.length > 0) return finder.ofCodes(fitting, today)
    return order ? all : all.toSorted(byScore)
  }
}

const kindsOf = (parts: Understood['parts']): ReadonlySet<SearchKind> =>
  new Set(intents(parts).flatMap((intent) => ('kind' in intent ? [intent.kind] : [])))

/** What products of a category cost, and nothing else, as in "how much is an oven". */
function asksForPrices(parts: Understood['parts']): boolean {
  const others = parts.filter(
    (part) => !intents([part]).some((intent) => 'alone' in intent && intent.alone && intent.page === 'charges'),
  )
  return others.length > 0 && others.length < parts.length && others.every(({ concepts }) => categoriesOf(concepts).length > 0)
}

/** What something other than a product costs, as in "how much is a repair". */
function asksForCharge(parts: Understood['parts']): boolean {
  const pages = parts.map((part) =>
    intents([part]).flatMap((intent) => ('page' in intent && !('kind' in intent) ? intent.page : [])),
  )
  return pages.some((some) => some.includes('charges')) && pages.filter((some) => some.length > 0).length > 1
}

/** The first of those that lead to the same. */
function unique(matches: readonly Match[]): Match[] {
  const seen = new Set<number>()
  return matches.filter(({ key }) => !seen.has(key) && seen.add(key))
}

/** Also several words for the same, as in "price: how much". */
function areOneConcept([first, ...others]: Understood['parts']): boolean {
  return first !== undefined && others.every(({ concepts }) => concepts.some((concept) => first.concepts.includes(concept)))
}

/** Prefers the kinds and the categories that the query names. */
function weighed(
  matches: readonly Match[],
  { codes, parts }: Understood,
  { categoryOf }: Parts,
  withDocuments: boolean,
): Match[] {
  const kinds = kindsOf(parts)
  const inCategories = categoriesOf(parts.flatMap(({ concepts }) => concepts))
  // One word that means nothing in particular may describe the products, as in "kitchen extractor". Several are a question.
  const asksMore =
    parts.some(({ concepts }) => concepts.length > 0 && categoriesOf(concepts).length === 0) ||
    parts.filter(({ concepts }) => concepts.length === 0).length > 1
  const isOther = ({ kind, code }: Match) =>
    kind === 'product' && inCategories.length > 0 && !inCategories.includes(categoryOf(code ?? '') ?? 0)
  const count = matches.filter(({ kind }) => kind === 'document').length
  const hasDocuments = withDocuments && (count <= mostDocuments || count === matches.length)
  return matches
    .filter(({ kind }) => hasDocuments || kind !== 'document')
    .map((match) => ({
      ...match,
      score:
        match.score *
        (kinds.has(match.kind) ? requestedKindWeight : 1) *
        (isOther(match) ? otherCategory : 1) *
        (match.kind === 'category' && asksMore ? categoryAmongWords : 1) *
        (match.code && codes.includes(match.code) ? requestedKindWeight : 1),
    }))
    .toSorted(byScore)
}
