import { markdownNodes } from '../markdown.ts'
import { markdownTexts } from './markdown-texts.ts'
import type { Rule } from './rule.ts'

/** HTML in Markdown would be dropped without a word when the page is made, so it is refused here. */
export const rawHtml: Rule = (draft) =>
  markdownTexts(draft).flatMap(({ place, markdown }) => {
    // Parsing a thousand texts costs as much as all else together, and none of these has a tag without this.
    if (!markdown.includes('<')) return []
    const tags = markdownNodes(markdown).flatMap((node) => (node.type === 'html' ? [node.value] : []))
    return tags.map((tag) => ({ ...place, message: `${tag} is HTML: write Markdown, or \\< for the sign itself` }))
  })
