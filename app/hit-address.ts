import type { Language } from '#contract/languages.ts'
import type { SearchTarget } from '#contract/views/search.ts'
import { pageUrl, readingUrls } from './reading-urls.ts'
import { productAddress } from './urls.ts'

/** Where a hit of the search leads. */
export function hitAddress(language: Language, target: SearchTarget): string {
  switch (target.kind) {
    case 'product':
      return productAddress(language, target.product)
    case 'document':
      return target.file.url
    case 'question':
      return `${readingUrls.faq(language, target.category)}#${target.id}`
    case 'shop':
      return pageUrl(language, 'shopFinder')
    case 'news':
    case 'recipe':
    case 'video':
    case 'happiness':
    case 'case':
      return readingUrls.article(language, target.kind, target.id)
  }
}
