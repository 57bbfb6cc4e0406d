import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { type Language, languageEntry } from '#contract/languages.ts'
import { unbrokenPattern } from '#contract/unbroken.ts'
import { markdownFault } from './markdown-limits.ts'

// HTML written into the Markdown is dropped by remark-rehype; sanitising takes what else could harm, such as javascript: links.
const allowed = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.['href'] ?? []), 'tel'] },
}
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .use(rehypeStringify)
  .freeze()

/** Sanitised HTML. Links within the site stay in the language of the text. */
export function renderMarkdown(markdown: string, language: Language): string {
  if (isPlainParagraph(markdown)) return keepUnbroken(linkPhones(`<p>${markdown}</p>`))
  const fault = markdownFault(markdown)
  if (fault !== undefined) throw new Error(`Markdown ${fault}`)
  const html = keepUnbroken(linkPhones(String(processor.processSync(markdown)))).replaceAll('<table>', reachableTable)
  const { prefix } = languageEntry(language)
  return prefix === '' ? html : html.replace(/<a href="\/(?!\/)/g, `<a href="/${prefix}/`)
}

// A table scrolls sideways where it does not fit: it has to be reachable, so that the arrow keys can scroll it.
const reachableTable = '<table tabindex="0">'
const tagOrLink = /(<a [^>]*>.*?<\/a>|<[^>]*>)/s
const phone = /\+\d{1,3}(?:[ \u00a0]\d{2,4}){2,4}/g

/** Phone numbers are links wherever they are read (G6); e-mail addresses are by the Markdown itself. */
function linkPhones(html: string): string {
  if (!html.includes('+')) return html
  return html
    .split(tagOrLink)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(phone, (number) => `<a href="tel:${number.replace(/[^+\d]/g, '')}">${number}</a>`),
    )
    .join('')
}

const tagOrUnbroken = new RegExp(`<[^>]*>|${unbrokenPattern}`, 'gu')

/** Browsers break a line after the hyphen of a product's code. The hyphen stays what it is, so that a code can be copied and searched for. */
function keepUnbroken(html: string): string {
  return html.replace(tagOrUnbroken, (found) => (found.startsWith('<') ? found : `<span class="unbroken">${found}</span>`))
}

/**
 * One line that begins with a letter and has no sign that means something in Markdown or HTML. Two texts in three are that, and reading
 * them as Markdown would make up half of the time that loading takes.
 */
function isPlainParagraph(text: string): boolean {
  return /^\p{L}[^\p{Cc}\\`*_[\]<>#&|~@!]*\S$/u.test(text) && !/:\/\/|www\./i.test(text)
}

type MarkdownRoot = ReturnType<typeof processor.parse>
export type MarkdownNode = MarkdownRoot | MarkdownRoot['children'][number]

/** Everything in a text, from the outside in; nothing of a text that is beyond the limits. */
export function markdownNodes(markdown: string): MarkdownNode[] {
  if (markdownFault(markdown) !== undefined) return []
  const within = (node: MarkdownNode): MarkdownNode[] => [node, ...('children' in node ? node.children.flatMap(within) : [])]
  return within(processor.parse(markdown))
}
