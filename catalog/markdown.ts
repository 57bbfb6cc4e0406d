import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkCjkFriendly from 'remark-cjk-friendly'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { type Language, languageEntry } from '#contract/languages.ts'
import { unbrokenPattern } from '#contract/text/unbroken.ts'
import { endBareAddresses } from './bare-addresses.ts'
import { markdownFault } from './markdown-limits.ts'

// remark-rehype drops HTML in Markdown. The sanitiser removes other harmful markup, such as javascript: links.
const allowed = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.['href'] ?? []), 'tel'] },
}
const processor = unified()
  .use(remarkParse)
  // One tilde is a range: 월요일~금요일.
  .use(remarkGfm, { singleTilde: false })
  // CommonMark's rules for `**` need spaces between words: `**重要：**请` would show its asterisks.
  .use(remarkCjkFriendly)
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .use(rehypeStringify)
  .freeze()

/** Renders sanitised HTML. Links within the site get the URL prefix of the language. */
export function renderMarkdown(markdown: string, language: Language): string {
  if (isPlainParagraph(markdown)) return keepUnbroken(linkPhones(`<p>${markdown}</p>`))
  const fault = markdownFault(markdown)
  if (fault !== undefined) throw new Error(`Markdown ${fault}`)
  const html = keepUnbroken(linkPhones(String(processor.processSync(endBareAddresses(markdown))))).replaceAll(
    '<table>',
    focusableTable,
  )
  const { prefix } = languageEntry(language)
  return prefix === '' ? html : html.replace(/<a href="\/(?!\/)/g, `<a href="/${prefix}/`)
}

// A wide table scrolls sideways. It must be focusable so that the arrow keys can scroll it.
const focusableTable = '<table tabindex="0">'
const tag = /(<[^<>]*>)/
const phone = /\+\d{1,3}(?:[ \u00a0]\d{2,4}){2,4}/g

/** Turns phone numbers into links (G6). The Markdown parser already does this for email addresses. */
function linkPhones(html: string): string {
  if (!html.includes('+')) return html
  let isInLink = false
  return html
    .split(tag)
    .map((part) => {
      if (part.startsWith('<a ') || part === '</a>') isInLink = part !== '</a>'
      return isInLink || part.startsWith('<')
        ? part
        : part.replace(phone, (number) => `<a href="tel:${number.replace(/[^+\d]/g, '')}">${number}</a>`)
    })
    .join('')
}

const tagOrUnbroken = new RegExp(`<[^>]*>|${unbrokenPattern}`, 'gu')

/** Browsers break lines after the hyphen of a product code. A non-breaking hyphen would spoil copying and searching, so this adds a span. */
function keepUnbroken(html: string): string {
  return html.replace(tagOrUnbroken, (found) => (found.startsWith('<') ? found : `<span class="unbroken">${found}</span>`))
}

/**
 * One line that starts with a letter and has no character with a meaning in Markdown or HTML. Two thirds of all texts are like this.
 * Parsing them as Markdown would take half of the loading time.
 */
function isPlainParagraph(text: string): boolean {
  return /^\p{L}[^\p{Cc}\\`*_[\]<>#&|~@!]*\S$/u.test(text) && !/:\/\/|www\./i.test(text)
}

type MarkdownRoot = ReturnType<typeof processor.parse>
export type MarkdownNode = MarkdownRoot | MarkdownRoot['children'][number]

/** All nodes of a text, parents before children. Empty if the text exceeds the limits. */
export function markdownNodes(markdown: string): MarkdownNode[] {
  if (markdownFault(markdown) !== undefined) return []
  const within = (node: MarkdownNode): MarkdownNode[] => [node, ...('children' in node ? node.children.flatMap(within) : [])]
  return within(processor.parse(endBareAddresses(markdown)))
}
