import type { Language } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import type { SearchKind } from '#contract/views/search.ts'
import { codeKey } from '../queries/code-key.ts'
import { shopsNear, shopViews } from '../queries/places.ts'
import type { ContentIndex } from '../snapshot/content-index.ts'
import { byScore, type Finder, type Match, type Wanted } from './find-matches.ts'
import { keyOf } from './phrases.ts'
import { someOf } from './some-matches.ts'
import { meanings, type Understood } from './understand-query.ts'
import { categoriesOf, wantedProducts } from './wanted-products.ts'
import { looselyWanted, wantedFor, wantedMeasure } from './wanted-terms.ts'

type Parts = Pick<ContentIndex, 'products' | 'categories' | 'places'>
/** `answers`: the first match is what the query asks for, and not only mentions its words. */
export type Ranked = { matches: Match[]; isComplete: boolean; answers: boolean }

/** Documents of so many models answer nothing: the page of all manuals does. */
const mostDocuments = 24
const mostShops = 3
const kindAskedFor = 4
const otherCategory = 0.4

/** The matches of a query, best first. What it asks for comes before what mentions its words. */
export function rankAnswers(finder: Finder, content: Parts, query: Understood, language: Language, today: Day): Ranked {
  const { codes, measures, postcode, parts } = query
  const asked = meanings(parts)
  const order = asked.find((meaning) => 'order' in meaning)
  const isOnly = haveOneMeaning(parts) && codes.length === 0 && measures.length === 0
  const words = wordsOf(parts.filter(({ concepts }) => !concepts.some(({ finds }) => finds && 'order' in finds)))
  // Words such as "price" say what to do with the rest, if there is a rest.
  const withoutAlone = parts.filter(
    ({ concepts }) => !concepts.some(({ finds }) => finds && ('order' in finds || 'page' in finds)),
  )
  const ofCodes: Wanted[] = codes.length === 0 ? [] : [{ phrases: codes.map((code) => [code]), prefixes: [] }]
  const equal = measures.filter(({ compare }) => compare === 'equal').map(wantedMeasure)
  const title = keyOf(parts.flatMap(({ atoms }) => atoms))

  const completeWith = (some: readonly Wanted[]) => finder.find([...ofCodes, ...some, ...equal], title, today)
  const exact = unique([...completeWith(words), ...ofAskedKind()])
  const complete = exact.length > 0 || withoutAlone.length === 0 ? exact : completeWith(wordsOf(withoutAlone))
  // Long texts have many words: what has most of them in its title says more.
  const isMentioned = parts.length > 2 && !complete.some(({ isStrong }) => isStrong)
  const matches = complete.length > 0 && !isMentioned ? complete : unique([...counted(complete), ...some()].toSorted(byScore))
  const found = weighed(matches, query, content)

  const first: Match[] = []
  const add = (...more: Match[]) => first.push(...more.filter(({ key }) => !first.some((other) => other.key === key)))

  if (measures.length > 0 || order) add(...productsFirst())
  if (postcode) {
    const near = shopsNear(content.places, shopViews(content.places, language), postcode)?.shops.slice(0, mostShops) ?? []
    add(...near.flatMap(({ shop }) => finder.named('target', `shop ${shop.id}`, today)))
  }
  for (const meaning of asked) {
    if ('page' in meaning && meaning.page && !('kind' in meaning) && (isOnly || !meaning.alone)) add(...page(meaning.page))
    if ('kind' in meaning) {
      const ofKind = found.filter(({ kind }) => kind === meaning.kind)
      if (meaning.kind === 'notice') add(...(ofKind.length > 0 && !isOnly ? ofKind : finder.named('kind', 'notice', today)))
      else if (meaning.page && isOnly) add(...page(meaning.page))
      // A recipe answers; a question about the oven only mentions its name.
      else if (meaning.kind === 'recipe') add(...ofKind)
    }
  }
  const named = codes.flatMap((code) => finder.named('code', code, today))
  // With a manual or the warranty of a model, the model comes after them.
  const isOfModel = asked.some((meaning) => 'kind' in meaning || ('page' in meaning && !meaning.alone))
  if (!isOfModel || complete.length === 0) add(...named)
  if (isOnly) add(...categoriesNamed().flatMap((number) => finder.named('target', `category ${number}`, today)))

  const later = asked.flatMap((meaning) => ('page' in meaning && meaning.page ? page(meaning.page) : []))
  const matched = unique([...first, ...found, ...named, ...later])
  return {
    matches: matched,
    isComplete: complete.length > 0 || first.length > 0,
    answers: first.length > 0 || (complete.length > 0 && parts.length > 0),
  }

  function wordsOf(some: Understood['parts']): Wanted[] {
    return some.map((part, index) => wantedFor(part, language, index === some.length - 1))
  }

  /** With scores as those of `someOf`. */
  function counted(all: readonly Match[]): Match[] {
    return all.map((match) => ({ ...match, score: match.score * parts.length ** 2 }))
  }

  function some(): Match[] {
    const loosely = parts.flatMap((part) => looselyWanted(part, language))
    return someOf(finder, [...ofCodes, ...loosely, ...equal], title, today)
  }

  /** Recipes for "nastar recipe", also if their texts don't call them so. Documents and parts have several names each, which tell them apart. */
  function ofAskedKind(): Match[] {
    const isKind = ({ concepts }: Understood['parts'][number]) => concepts.some(({ finds }) => finds && 'kind' in finds)
    const others = parts.filter((part) => !isKind(part))
    if (others.length === 0 || others.length === parts.length) return []
    const kinds = kindsOf(parts)
    if (kinds.has('document') || kinds.has('accessory')) return []
    return completeWith(wordsOf(others)).filter(({ kind }) => kinds.has(kind))
  }

  function page(name: string): Match[] {
    return finder.named('target', `page ${name}`, today)
  }

  function categoriesNamed(): number[] {
    return categoriesOf(parts.flatMap(({ concepts }) => concepts))
  }

  function productsFirst(): Match[] {
    const others = finder.find([...ofCodes, ...words], title, today).filter(({ kind }) => kind === 'product')
    const inCategories = categoriesNamed()
    const byCode = new Map(others.map((match) => [match.code, match]))
    const rows = wantedProducts(content, measures, order, today)
    const fitting = rows.filter(({ category }) => inCategories.length === 0 || inCategories.includes(category))
    const all = fitting.flatMap(({ code }) => {
      const key = codeKey(code).toLowerCase()
      return words.length === 0 ? finder.named('code', key, today) : (byCode.get(key) ?? [])
    })
    // Other words may be of texts about the products, as in "quiet hood for HDB".
    if (all.length === 0 && inCategories.length > 0) {
      return fitting.flatMap(({ code }) => finder.named('code', codeKey(code).toLowerCase(), today))
    }
    return order ? all : all.toSorted(byScore)
  }
}

const kindsOf = (parts: Understood['parts']): ReadonlySet<SearchKind> =>
  new Set(meanings(parts).flatMap((meaning) => ('kind' in meaning ? [meaning.kind] : [])))

/** The first of those that lead to the same. */
function unique(matches: readonly Match[]): Match[] {
  const seen = new Set<number>()
  return matches.filter(({ key }) => !seen.has(key) && seen.add(key))
}

/** Also several words for the same, as in "price: how much". */
function haveOneMeaning([first, ...others]: Understood['parts']): boolean {
  return first !== undefined && others.every(({ concepts }) => concepts.some((concept) => first.concepts.includes(concept)))
}

/** Prefers the kinds and the categories that the query names. */
function weighed(matches: readonly Match[], { codes, parts }: Understood, { products }: Parts): Match[] {
  const kinds = kindsOf(parts)
  const inCategories = categoriesOf(parts.flatMap(({ concepts }) => concepts))
  const shown = inCategories.length === 0 ? [] : products
  const categoryOf = new Map(shown.map(({ code, category }) => [codeKey(code).toLowerCase(), category]))
  const isOther = ({ kind, code }: Match) =>
    kind === 'product' && inCategories.length > 0 && !inCategories.includes(categoryOf.get(code ?? '') ?? 0)
  const documents = matches.filter(({ kind }) => kind === 'document').length
  return matches
    .filter(({ kind }) => kind !== 'document' || documents <= mostDocuments || documents === matches.length)
    .map((match) => ({
      ...match,
      score:
        match.score *
        (kinds.has(match.kind) ? kindAskedFor : 1) *
        (isOther(match) ? otherCategory : 1) *
        (match.code && codes.includes(match.code) ? kindAskedFor : 1),
    }))
    .toSorted(byScore)
}
