import { CategoryFacts } from '#contract/content/category.ts'
import type { Language } from '#contract/languages.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import type { CategorySummary, CategoryView } from '#contract/views.ts'
import { shownIn } from '../shown-fields.ts'
import type { SmallParts } from '../snapshot/content-index.ts'
import type { Category } from '../snapshot/snapshot.ts'
import { pictureFile, pictureView } from './picture-view.ts'

export function categoryByNumber({ categories }: Pick<SmallParts, 'categories'>, number: CategoryNumber): Category {
  const category = categories.find((candidate) => candidate.number === number)
  // Cannot happen: content without all six categories fails the checks.
  if (!category) throw new Error(`No category ${number}`)
  return category
}

export function categoryView(category: Category, language: Language): CategoryView {
  const { number, slug, picture } = category
  return { number, slug, ...shownIn(CategoryFacts, category, language), picture: pictureView(picture, language) }
}

/** For menus and tiles. */
export function categorySummary(category: Category, language: Language): CategorySummary {
  const { number, name, title } = categoryView(category, language)
  return { number, name, title, picture: pictureFile(category.picture) }
}
