import { unknownModel } from '#app/features/forms/model-form/similar-codes.ts'
import { found, movedTo, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { parseCategory } from '#contract/products/categories.ts'
import type { CategoryView, ProductCard } from '#contract/views.ts'
import { type AccessoryGroup, accessoryGroups } from './accessory-groups.server.ts'

/** What the list shows: all, those of a category, those of a model, or none, because the typed model is unknown. */
export type Choice =
  | { kind: 'all' }
  | { kind: 'category'; category: CategoryView }
  | { kind: 'model'; product: ProductCard }
  | { kind: 'unknown'; typed: string; similar: string[] }

export type AccessoriesPage = {
  choice: Choice
  groups: AccessoryGroup[]
  isEmpty: boolean
  /** Codes to choose from. Undefined if there are too many for a list. */
  models?: string[]
}

/** A longer list is hard to search, and would make the page larger than all others. */
const maxModels = 100

/** Raw values from the URL. A model is more exact than a category. */
type AccessoriesRequest = { language: Language; category: string | null; code: string | null }

export function loadAccessories(catalog: Catalog, request: AccessoriesRequest): Outcome<AccessoriesPage> {
  const { language, category } = request
  const code = request.code?.trim() ?? ''
  const supported = catalog.supportedCodes()
  const models = supported.length <= maxModels ? { models: supported } : {}
  if (code !== '') {
    const product = catalog.support(language, code)?.product
    if (!product) {
      const { same, unknown } = unknownModel(code, supported)
      if (same !== undefined) return movedTo(pageUrl(language, 'accessories', { code: same }))
      return found({ choice: { kind: 'unknown', ...unknown }, ...listed([]), ...models })
    }
    // People type codes by hand. Redirect to the canonical URL.
    if (product.code !== request.code) return movedTo(pageUrl(language, 'accessories', { code: product.code }))
    const groups = accessoryGroups(catalog, language, { code: product.code })
    return found({ choice: { kind: 'model', product }, ...listed(groups), ...models })
  }

  if (category === null) return found({ choice: { kind: 'all' }, ...listed(accessoryGroups(catalog, language)), ...models })
  const number = parseCategory(category)
  if (number === undefined) return notFound
  const groups = accessoryGroups(catalog, language, { category: number })
  return found({ choice: { kind: 'category', category: catalog.category(language, number) }, ...listed(groups), ...models })
}

/** The browser needs to know only whether there are any: nothing in the list needs scripts. */
const listed = (groups: AccessoryGroup[]) => ({ groups, isEmpty: groups.length === 0 })
