/** The six categories (G0). Numbers are what URLs and the wire say; slugs are the names of the content folders. */
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

/** The category that a text such as `"3"` names, or nothing. */
export function parseCategory(text: string): CategoryNumber | undefined {
  return categories.find(({ number }) => String(number) === text)?.number
}
