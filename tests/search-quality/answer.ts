import { z } from 'zod'
import { paths } from '#contract/pages/paths.ts'
import { lookupTypes } from '#contract/pages/urls.ts'
import { type CategorySlug, categories } from '#contract/products/categories.ts'

const slugs = categories.map(({ slug }) => slug) as [CategorySlug, ...CategorySlug[]]

/** What answers a query: the address of a page, any product of a category or the list of them, or any file whose name begins so. */
export const Answer = z.union([
  z.string().startsWith('/'),
  z.strictObject({ products: z.enum(slugs) }),
  z.strictObject({ file: z.string().min(1) }),
])
export type Answer = z.infer<typeof Answer>

/** Product codes of a category begin with these letters. */
const codeLetters: Record<CategorySlug, string> = {
  'range-hoods': 'RH',
  hobs: 'HB',
  'electric-ovens': 'EO',
  'steam-ovens': 'SO',
  'microwave-ovens': 'MW',
  'in-sink-dishwashers': 'SD',
}

/** Whether a link leads to the answer. Links have no language prefix: `/words?id=1#no-duct`. */
export function answers(answer: Answer, link: string): boolean {
  const url = parse(link)
  if (typeof answer === 'string') return isPartOf(url, parse(answer))
  if ('file' in answer) return url.pathname.split('/').at(-1)?.startsWith(answer.file) ?? false
  return isProductOf(url, answer.products)
}

const parse = (address: string) => new URL(address, 'https://site.example')

/** `/words` also covers `/words?id=1`, and `/words?id=1` also `/words?id=1#no-duct`, but not the other way round. */
function isPartOf(url: URL, whole: URL): boolean {
  const hasQuery = [...whole.searchParams].every(([name, value]) => url.searchParams.get(name) === value)
  return url.pathname === whole.pathname && hasQuery && (whole.hash === '' || url.hash === whole.hash)
}

function isProductOf(url: URL, category: CategorySlug): boolean {
  const number = String(categories.find(({ slug }) => slug === category)?.number)
  const value = (name: string) => url.searchParams.get(name)
  switch (url.pathname) {
    case paths.product:
      return value('id')?.startsWith(`${codeLetters[category]}-`) ?? false
    case paths.productList:
      return value('id') === number
    case paths.framed:
      return value('type') === lookupTypes.product && value('cate') === number
    default:
      return false
  }
}
