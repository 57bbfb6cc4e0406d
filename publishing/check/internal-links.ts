import { markdownNodes } from '#catalog/markdown.ts'
import type { IdKind } from '#contract/pages/page.ts'
import { idInPath, pageOfPath } from '#contract/pages/page-of-path.ts'
import { pageRow } from '#contract/pages/table.ts'
import { categories, parseCategory } from '#contract/products/categories.ts'
import type { ContentDraft } from '../read/content-draft.ts'
import { knownEntries } from './known-entries.ts'
import { markdownFaults } from './markdown-texts.ts'
import type { Rule } from './rule.ts'

/** A Markdown link must be an existing page of this site or a complete URL. */
export const internalLinks: Rule = (draft) =>
  markdownFaults(draft, (markdown) => {
    // Parsing is slow and few texts have a broken link.
    if (!mayHaveBrokenLink(markdown, draft)) return []
    const urls = markdownNodes(markdown).flatMap((node) => (node.type === 'link' ? [node.url] : []))
    return urls.flatMap((url) => brokenLink(url, draft) ?? [])
  })

/** The target of an inline link, up to a title. The parser finds no other target, unless it has escapes, brackets or entities. */
const target = /\]\(\s*([^\s)]*)/g

function mayHaveBrokenLink(markdown: string, draft: ContentDraft): boolean {
  return [...markdown.matchAll(target)].some(
    ([, url = '']) => /[\\<(]|&[#\w]+;/.test(url) || brokenLink(url, draft) !== undefined,
  )
}

function brokenLink(url: string, draft: ContentDraft): string | undefined {
  if (/^(https?:|mailto:|tel:|#)/.test(url)) return undefined
  if (!url.startsWith('/'))
    return `${url} is not a complete link: start it with / for a page of this site, or with https:// for another site`

  const { pathname, searchParams } = new URL(url, 'https://example.com')
  const page = pageOfPath(pathname)
  if (page === undefined) return `there is no page ${pathname}`

  const { id: subject, idRequired } = pageRow(page)
  const id = idInPath(page, pathname) ?? searchParams.get('id')
  if (subject === undefined || (id === null && !idRequired)) return undefined
  const noun = nouns[subject] ?? subject
  if (id === null) return `the link needs an id at its end, such as ${pathname}?id=…, to name a ${noun}`
  return exists(subject, id, draft) ? undefined : `there is no ${noun} ${id}`
}

/** The editors' words for subjects, where they differ from the code's. */
const nouns: Partial<Record<IdKind, string>> = {
  supportedProduct: 'product',
  framedPage: 'category',
  happiness: 'Happy Kitchen entry',
  care: 'care guide, by the number of its category',
  career: 'post',
  press: 'press release',
}

function exists(subject: IdKind, id: string, draft: ContentDraft): boolean {
  const { hasProduct, hasArticle } = knownEntries(draft)
  switch (subject) {
    case 'product':
    case 'supportedProduct':
      return hasProduct(id)
    case 'care':
      return draft.care.some((entry) => categories.find(({ slug }) => slug === entry.id)?.number === parseCategory(id))
    case 'category':
    case 'framedPage':
      return parseCategory(id) !== undefined
    case 'feature':
      return draft.features.some((feature) => feature.id === id)
    case 'city':
      return (draft.areas?.data.areas ?? []).some(({ countries }) =>
        countries.some(({ cities }) => cities.some((city) => city.id === id)),
      )
    default:
      return hasArticle(subject, id)
  }
}
