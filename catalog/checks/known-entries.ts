import type { ArticleKind } from '#contract/views/articles.ts'
import type { LookupType } from '#contract/views.ts'
import type { ContentDraft } from '../reading/content-draft.ts'
import { articleFolders } from '../reading/read-articles.ts'

export type KnownEntries = {
  hasCategory(slug: string): boolean
  hasSeries(id: string): boolean
  hasProduct(code: string): boolean
  hasArticle(kind: ArticleKind, id: string): boolean
  /** Whether `features/` lists a page of this type and name, in this category if one is asked for. */
  hasFeature(type: LookupType, name: string, category?: string): boolean
}

/** What can be referred to. Entries that could not be read count: their own fault is told already. */
export function knownEntries(draft: ContentDraft): KnownEntries {
  const { categories, series, products, features, articles, unreadable } = draft
  const slugs = new Set(categories.map(({ slug }) => slug))
  const ids = new Set(series.map(({ id }) => id))
  const codes = new Set(products.map(({ code }) => code))
  // A feature says what it is about inside its file, so one that could not be read may be any.
  const someFeatureUnreadable = [...unreadable].some((path) => /^features\/[^/]+$/.test(path))
  return {
    hasCategory: (slug) => slugs.has(slug) || unreadable.has(`categories/${slug}`),
    hasSeries: (id) => ids.has(id) || unreadable.has(`series/${id}`),
    hasProduct: (code) => codes.has(code) || unreadable.has(`products/${code.toLowerCase()}`),
    hasArticle: (kind, id) =>
      articles[kind].some((article) => article.id === id) || unreadable.has(`${articleFolders[kind]}/${id}`),
    hasFeature: (type, name, category) =>
      someFeatureUnreadable ||
      features.some(
        (listed) => listed.type === type && listed.name === name && (category === undefined || listed.category === category),
      ),
  }
}
