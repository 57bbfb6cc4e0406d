import { type Language, languageNames } from '#contract/languages.ts'
import { productCodePattern } from '#contract/product-code.ts'
import { filesOf } from '../checks/files-of.ts'
import { fault } from '../checks/rule.ts'
import { type TextAt, textsWithin } from '../checks/texts-within.ts'
import { wordedEntries } from '../checks/worded-entries.ts'
import type { ContentIssue } from '../content-issue.ts'
import type { ContentDraft, ProductEntry } from '../reading/content-draft.ts'
import type { YamlSource } from '../reading/yaml-source.ts'
import { matchingParameter } from './matching-parameter.ts'
import { numbersIn, type WrittenNumber } from './numbers-in.ts'

/**
 * All numbers that texts repeat instead of taking them from the facts, for editors to look at. Names the placeholder if a product has the
 * value. Not a fault: many numbers are no facts.
 */
export function writtenNumbers(draft: ContentDraft): ContentIssue[] {
  const ofProduct = (product: ProductEntry) => ({
    values: product.values,
    parameters: draft.categories.find(({ slug }) => slug === product.category)?.parameters ?? [],
  })
  const byCode = new Map(draft.products.map((product) => [product.code, product]))
  const bySource = new Map(draft.products.map((product) => [product.source, product]))

  function place(written: WrittenNumber, text: string, own: ProductEntry | undefined): string {
    const match = own && matchingParameter(written, ofProduct(own))
    // A number without a unit may count anything.
    if (match && written.unit === '') return `: may be {${match.key}}`
    if (match) return match.sameUnit ? `: write {${match.key}}` : `: {${match.key}} in another unit`
    for (const [code] of text.matchAll(codes)) {
      const named = byCode.get(code)
      const theirs = named && written.unit !== '' && matchingParameter(written, ofProduct(named))
      if (theirs) return `: ${theirs.key} of ${code}`
    }
    return ''
  }

  const found: ContentIssue[] = []
  for (const { source, owner, language, texts } of shownTexts(draft)) {
    for (const { path, text } of texts) {
      for (const written of numbersIn(text, language)) {
        const suggestion = place(written, text, bySource.get(owner))
        found.push(fault(source, path, `"${written.text}" is written by hand${suggestion}`))
      }
    }
  }
  return found
}

const codes = new RegExp(productCodePattern, 'g')

type ShownTexts = { source: YamlSource; owner: YamlSource; language: Language; texts: TextAt[] }

/** The texts of all entries in their languages, and those that are beside facts. */
function* shownTexts(draft: ContentDraft): Generator<ShownTexts> {
  for (const { source: owner, words } of wordedEntries(draft)) {
    for (const { language, source, data } of filesOf(words)) yield { source, owner, language, texts: textsWithin(data) }
  }
  const { categories, series, banners, home } = draft
  const besideFacts = [...categories, ...series].map(({ source, ...data }) => ({ source, data }))
  for (const { source, data } of [...besideFacts, ...[banners, home].flatMap((file) => file ?? [])]) {
    for (const { path, text } of textsWithin(data)) {
      const language = languageNames.find((name) => name === path.at(-1))
      if (language) yield { source, owner: source, language, texts: [{ path, text }] }
    }
  }
}
