import { parseCategory } from '#contract/categories.ts'
import type { ArticleKind } from '#contract/views/articles.ts'
import { markdownNodes } from '../markdown.ts'
import type { ContentDraft } from '../reading/content-draft.ts'
import { knownEntries } from './known-entries.ts'
import { markdownTexts } from './markdown-texts.ts'
import type { Rule } from './rule.ts'

/** The paths of the site, which the content itself does not know. */
export type SitePaths = {
  all: readonly string[]
  feature: string
  /** Pages that are about one thing, which their `id` names. */
  subjects: readonly { path: string; kind: Subject; idNeeded: boolean }[]
}
type Subject = 'product' | 'category' | ArticleKind

/** A link in Markdown leads to a page of this site about something that exists, or to a whole address elsewhere. */
export function internalLinks(paths: SitePaths): Rule {
  return (draft) =>
    markdownTexts(draft).flatMap(({ place, markdown }) => {
      // Only few texts have a link; the others need not be parsed.
      if (!markdown.includes('](')) return []
      const urls = markdownNodes(markdown).flatMap((node) => (node.type === 'link' ? [node.url] : []))
      return urls.flatMap((url) => {
        const message = brokenLink(url, paths, draft)
        return message === undefined ? [] : [{ ...place, message }]
      })
    })
}

function brokenLink(url: string, paths: SitePaths, draft: ContentDraft): string | undefined {
  if (/^(https?:|mailto:|tel:|#)/.test(url)) return undefined
  if (!url.startsWith('/')) return `${url} is no address: begin with / for this site, with https:// for another`

  const { pathname, searchParams } = new URL(url, 'https://example.com')
  // Paths match whatever their case.
  const path = pathname.toLowerCase()
  if (path.startsWith(`${paths.feature}/`)) {
    const id = path.slice(paths.feature.length + 1)
    return draft.features.some((feature) => feature.id === id) ? undefined : `there is no feature ${id}`
  }
  if (!paths.all.some((known) => known.toLowerCase() === path)) return `there is no page ${pathname}`

  const subject = paths.subjects.find((one) => one.path.toLowerCase() === path)
  const id = searchParams.get('id')
  if (!subject || (id === null && !subject.idNeeded)) return undefined
  return exists(subject.kind, id ?? '', draft) ? undefined : `there is no ${subject.kind} ${id ?? 'named'}`
}

function exists(kind: Subject, id: string, draft: ContentDraft): boolean {
  const { hasProduct, hasArticle } = knownEntries(draft)
  switch (kind) {
    case 'product':
      return hasProduct(id)
    case 'category':
      return parseCategory(id) !== undefined
    default:
      return hasArticle(kind, id)
  }
}
