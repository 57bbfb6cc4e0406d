import { categories as expected } from '#contract/categories.ts'
import type { Rule } from './rule.ts'
import { fault } from './rule.ts'

/** The menu, the forms and the addresses know six categories by number and name (G0): all are there, and no other. */
export const sixCategories: Rule = ({ categories, unreadable }) => {
  const missing = expected
    .filter(({ slug }) => !categories.some((entry) => entry.slug === slug) && !unreadable.has(`categories/${slug}`))
    .map(({ slug }) => ({
      file: `categories/${slug}/category.yaml`,
      field: '',
      message: 'missing: every one of the six categories is needed',
    }))

  const wrong = categories.flatMap(({ source, slug, number }) => {
    const category = expected.find((entry) => entry.slug === slug)
    if (!category) {
      return [
        fault(
          source,
          [],
          `no category is called ${slug}: the folder must be one of ${expected.map((entry) => entry.slug).join(', ')}`,
        ),
      ]
    }
    return category.number === number ? [] : [fault(source, ['number'], `${slug} is number ${category.number}`)]
  })
  return [...missing, ...wrong]
}
