import { ownFact } from '#catalog/facts/own-facts.ts'
import { type Placeholder, parsedPlaceholder, placeholdersIn } from '#catalog/facts/placeholder.ts'
import { createFactBook, type FactBook } from '../build/fact-book.ts'
import type { ContentDraft, ProductEntry, Sourced, WordFiles } from '../read/content-draft.ts'
import type { ContentIssue, FieldPath } from '../read/content-issue.ts'
import { filesOf } from './files-of.ts'
import { fault, type Rule } from './rule.ts'
import { textsWithin } from './texts-within.ts'

/** Whether a placeholder without a product's code is filled in at this place. */
type TakesOwn = (placeholder: Placeholder, path: FieldPath) => boolean
type Checked = Sourced<unknown> & {
  takesOwn: TakesOwn /** False if nothing fills in the texts of this file. */
  takesFacts?: boolean
}

/** Each placeholder must name a fact, because visitors would see its braces. */
export const placeholderValues: Rule = (draft) => {
  const facts = { book: createFactBook(draft), unreadable: draft.unreadable }
  const issues: ContentIssue[] = []
  // One file after the other: all texts at once would fill the memory.
  for (const { source, data, takesOwn, takesFacts = true } of checkedFiles(draft)) {
    for (const { path, text } of textsWithin(data)) {
      for (const written of placeholdersIn(text)) {
        const message = takesFacts
          ? faultOf(written, facts, (placeholder) => takesOwn(placeholder, path))
          : 'stays as it is: nothing fills in the texts of this file'
        if (message !== undefined) issues.push(fault(source, path, `{${written}} ${message}`))
      }
    }
  }
  return issues
}

function faultOf(
  written: string,
  { book, unreadable }: { book: FactBook; unreadable: ContentDraft['unreadable'] },
  takesOwn: (placeholder: Placeholder) => boolean,
): string | undefined {
  const placeholder = parsedPlaceholder(written)
  if (!placeholder) return 'is not a placeholder: write it like {rh-9010.airflow}, or {rh-9010.width in cm}'
  const { of, key } = placeholder
  if (of === undefined) return takesOwn(placeholder) ? undefined : 'cannot be filled in here: no product has this value'
  if (book.text(placeholder, 'en') !== undefined) return undefined
  // Those have faults already.
  if ([`products/${of}`, `accessories/${of}`, `${of}.yaml`].some((path) => unreadable.has(path))) return undefined
  if (!book.has(of)) return `names ${of.toUpperCase()}, which does not exist`
  return `cannot be filled in: ${of.toUpperCase()} has no value ${key} of this kind`
}

function* checkedFiles(draft: ContentDraft): Generator<Checked> {
  const { site, countries, banners, home, stores, areas, postalSectors, shops, categories, series } = draft
  const { products, care, accessories, charges, warranty, features, articles, faq, pages, notices } = draft
  const never: TakesOwn = () => false
  const unfilled = [countries, stores, areas, postalSectors, warranty, ...shops].flatMap((file) => file ?? [])
  for (const { source, data } of unfilled) yield { source, data, takesOwn: never, takesFacts: false }
  const filled = [site, banners, home, charges].flatMap((file) => file ?? [])
  for (const { source, data } of filled) yield { source, data, takesOwn: never }
  for (const { source, ...data } of [...series, ...accessories]) yield { source, data, takesOwn: never }
  for (const { source, ...data } of categories) {
    const keys = new Set(data.parameters.map(({ key }) => key))
    yield { source, data, takesOwn: ({ key }, path) => isNote(path) && keys.has(key) }
  }
  for (const product of products) yield* wordsOf(product.words, ownFactsOf(product, draft))
  // Their families are checked by `careParts`.
  for (const { words } of care) yield* wordsOf(words, (_, [field]) => field === 'families')
  const others: { words: WordFiles<unknown> }[] = [features, ...Object.values(articles), faq, pages, notices].flat()
  for (const { words } of others) yield* wordsOf(words, never)
}

function* wordsOf(words: WordFiles<unknown>, takesOwn: TakesOwn): Generator<Checked> {
  for (const { source, data } of filesOf(words)) yield { source, data, takesOwn }
}

function ownFactsOf({ category, values }: ProductEntry, { categories }: ContentDraft): TakesOwn {
  const parameters = categories.find(({ slug }) => slug === category)?.parameters
  if (!parameters) return () => true
  return (placeholder) => {
    const { key, wanted } = placeholder
    // A value of the wrong kind has a fault of its own.
    const isWhole = wanted.part === undefined && wanted.unit === undefined
    if (isWhole) return values[key] !== undefined && parameters.some((parameter) => parameter.key === key)
    return ownFact({ parameters, values }, placeholder, 'en') !== undefined
  }
}

/** The note of a curve is filled in for each product. */
const isNote = ([list, , field]: FieldPath) => list === 'parameters' && field === 'note'
