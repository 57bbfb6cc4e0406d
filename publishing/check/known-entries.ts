import type { ArticleKind } from '#contract/views/articles.ts'
import type { LookupType } from '#contract/views.ts'
import type { ContentDraft } from '../read/content-draft.ts'
import { articleFolders } from '../read/read-articles.ts'

export type KnownEntries = {
  hasCategory(slug: string): boolean
  hasSeries(id: string): boolean
  hasProduct(code: string): boolean
  hasArticle(kind: ArticleKind, id: string): boolean
  /** True if `features/` lists a page of this type and name, and of this category if given. */
  hasFeature(type: LookupType, name: string, category?: string): boolean
}

const knownOf = new WeakMap<ContentDraft, KnownEntries>()

/** Which entries exist. Includes unreadable entries, because those are already reported. */
export function knownEntries(draft: ContentDraft): KnownEntries {
  const known = knownOf.get(draft) ?? findEntries(draft)
  knownOf.set(draft, known)
  return known
}

function findEntries(draft: ContentDraft): KnownEntries {
  const { categories, series, products, features, articles, unreadable } = draft
  const slugs = new Set(categories.map(({ slug }) => slug))
  const ids = new Set(series.map(({ id }) => id))
  const codes = new Set(products.map(({ code }) => code))
  const listed = new Set(features.flatMap(({ type, name, category }) => [keyOf(type, name), keyOf(type, name, category)]))
  const articleIds = new Map(Object.entries(articles).map(([kind, entries]) => [kind, new Set(entries.map(({ id }) => id))]))
  // The subject of a feature is inside its file, so an unreadable feature may have any subject.
  const someFeatureUnreadable = [...unreadable].some((path) => /^features\/[^/]+$/.test(path))
  return {
    hasCategory: (slug) => slugs.has(slug) || unreadable.has(`categories/${slug}`),
    hasSeries: (id) => ids.has(id) || unreadable.has(`series/${id}`),
    hasProduct: (code) => codes.has(code) || unreadable.has(`products/${code.toLowerCase()}`),
    hasArticle: (kind, id) => articleIds.get(kind)?.has(id) === true || unreadable.has(`${articleFolders[kind]}/${id}`),
    hasFeature: (type, name, category) => someFeatureUnreadable || listed.has(keyOf(type, name, category)),
  }
}

const keyOf = (...parts: (string | undefined)[]) => JSON.stringify(parts.filter((part) => part !== undefined))
