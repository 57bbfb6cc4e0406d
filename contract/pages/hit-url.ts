import type { Language } from '../languages.ts'
import type { SearchTarget } from '../views/search.ts'
import { paths } from './paths.ts'
import { accessoryUrl, articleUrl, careUrl, framedUrl, localPath, pageUrl, productListUrl, productUrl } from './urls.ts'

export function hitUrl(language: Language, target: SearchTarget): string {
  switch (target.kind) {
    case 'product':
      return productUrl(language, target.product)
    case 'category':
      return productListUrl(language, target.category)
    case 'series':
      return target.hasFeature
        ? framedUrl(language, 'series', target.id, target.category)
        : `${productListUrl(language, target.category)}#${target.id}`
    case 'notice':
      return `${pageUrl(language, 'support', { id: target.code })}#${target.id}`
    case 'document':
      return target.file.url
    case 'accessory':
      return accessoryUrl(language, target.code)
    case 'question':
      return `${pageUrl(language, 'faq', { id: String(target.category) })}#${target.id}`
    case 'care':
      return careUrl(language, target.category, target.family)
    case 'page':
      return localPath(language, paths[target.page])
    case 'shop':
      return pageUrl(language, 'shopFinder')
    case 'news':
    case 'recipe':
    case 'video':
    case 'happiness':
    case 'case':
    case 'career':
    case 'press':
      return articleUrl(language, target.kind, target.id)
  }
}
