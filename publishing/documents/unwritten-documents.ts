import { familyOf } from '#catalog/documents/family-of.ts'
import { lackingFacts } from '#catalog/documents/product-text.ts'
import { categoryOf } from '../build/entries/parts.ts'
import type { FurtherAdvice } from '../check/check-content.ts'
import type { ContentIssue } from '../read/content-issue.ts'

/** What the texts take from the site and the product itself. */
const own = { code: '', brand: '', phone: '', email: '', hours: '' }

/** Manuals and installation guides that visitors miss, because their text uses a fact that the product doesn't have. */
export const unwrittenDocuments: FurtherAdvice = async (_folder, { products, categories }) => {
  return products.flatMap(({ source, code, category, values }): ContentIssue[] => {
    const family = familyOf(categoryOf(category).slug, values)
    const parameters = categories.find(({ slug }) => slug === category)?.parameters
    if (!family || !parameters) return []
    const text = { facts: { parameters, values }, own }
    return [
      { kind: 'manual', name: `${family.manual}/manual` },
      { kind: 'installation guide', name: `${family.installation}/installation` },
    ].flatMap(({ kind, name }) => {
      const lacking = lackingFacts(name, text, 'en')
      if (lacking.length === 0) return []
      return [{ ...source.at(['values']), message: `there is no ${kind} of ${code}: its text needs ${lacking.join(', ')}` }]
    })
  })
}
