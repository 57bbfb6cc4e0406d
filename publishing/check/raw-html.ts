import { markdownNodes } from '#catalog/markdown.ts'
import { markdownFaults } from './markdown-texts.ts'
import type { Rule } from './rule.ts'

/** Rendering silently drops HTML in Markdown, so HTML is a fault. */
export const rawHtml: Rule = (draft) =>
  markdownFaults(draft, (markdown) => {
    // Parsing is slow, and a text without `<` has no tag.
    if (!markdown.includes('<')) return []
    const tags = markdownNodes(markdown).flatMap((node) => (node.type === 'html' ? [node.value] : []))
    return tags.map((tag) => `${tag} is HTML, which is not allowed: use Markdown, or write \\< for the character <`)
  })
