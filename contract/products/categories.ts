/** The six categories (G0). URLs and the API use the number; content folders are named after the slug. */
export const categories = [
  { number: 1, slug: 'range-hoods' },
  { number: 2, slug: 'hobs' },
  { number: 3, slug: 'electric-ovens' },
  { number: 4, slug: 'steam-ovens' },
  { number: 5, slug: 'microwave-ovens' },
  { number: 6, slug: 'in-sink-dishwashers' },
] as const

export type CategoryNumber = (typeof categories)[number]['number']
export type CategorySlug = (typeof categories)[number]['slug']

export const defaultCategory: CategoryNumber = 1

/** Parses a category number such as `"3"`; undefined if there is no such category. */
export function parseCategory(text: string): CategoryNumber | undefined {
  return categories.find(({ number }) => String(number) === text)?.number
}
