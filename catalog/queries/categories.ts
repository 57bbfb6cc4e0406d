import type { CategoryNumber } from '#contract/categories.ts'
import type { Language } from '#contract/languages.ts'
import type { CategoryView } from '#contract/views.ts'
import { textIn } from '../localised.ts'
import type { Category, Snapshot } from '../snapshot/snapshot.ts'
import { pictureView } from './picture-view.ts'

export function categoryByNumber({ categories }: Snapshot, number: CategoryNumber): Category {
  const category = categories.find((candidate) => candidate.number === number)
  // The checks refuse content without all six.
  if (!category) throw new Error(`No category ${number}`)
  return category
}

export function categoryView(category: Category, language: Language): CategoryView {
  const { number, slug, name, title, intro, picture } = category
  return {
    number,
    slug,
    name: textIn(name, language),
    title: textIn(title, language),
    intro: textIn(intro, language),
    picture: pictureView(picture, language),
  }
}
