import { categories as expected } from '#contract/products/categories.ts'
import type { Rule } from './rule.ts'
import { fault } from './rule.ts'

/** Menu, forms and URLs use exactly six categories, each with a fixed number and name (G0). */
export const sixCategories: Rule = ({ categories, unreadable }) => {
  const missing = expected
    .filter(({ slug }) => !categories.some((entry) => entry.slug === slug) && !unreadable.has(`categories/${slug}`))
    .map(({ slug }) => ({
      file: `categories/${slug}/category.yaml`,
      field: '',
      message: 'is missing: the site needs all six categories',
    }))

  const wrong = categories.flatMap(({ source, slug, number }) => {
    const category = expected.find((entry) => entry.slug === slug)
    if (!category) {
      return [
        fault(
          source,
          [],
          `the site has no category ${slug}: the name of the folder must be one of ${expected.map((entry) => entry.slug).join(', ')}`,
        ),
      ]
    }
    return category.number === number
      ? []
      : [fault(source, ['number'], `must be ${category.number}, the fixed number of ${slug}`)]
  })
  return [...missing, ...wrong]
}
