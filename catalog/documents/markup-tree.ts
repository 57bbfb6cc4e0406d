/** A piece of a text: words, or an element with its children. */
export type MarkupNode = string | { tag: string; children: MarkupNode[] }

const tagOrText = /<(\/?)([a-z0-9]+)[^>]*?(\/?)>|([^<]+)/g
const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: '\u00a0' }))
const empty = new Set(['br', 'hr', 'img', 'input', 'wbr'])

/**
 * The elements of HTML from `renderMarkdown`, which closes every element. Attributes are dropped, because a printed page has no links, and so
 * is white space between blocks.
 */
export function markupTree(html: string): MarkupNode[] {
  const root: MarkupNode[] = []
  const open: { tag: string; children: MarkupNode[] }[] = [{ tag: '', children: root }]
  for (const [, closing, tag = '', , text] of html.matchAll(tagOrText)) {
    const parent = open.at(-1)
    if (!parent) break
    if (text !== undefined) {
      if (text.trim() !== '' || !text.includes('\n')) parent.children.push(decoded(text))
    } else if (closing) {
      if (open.length > 1) open.pop()
    } else {
      const element = { tag, children: [] }
      parent.children.push(element)
      if (!empty.has(tag)) open.push(element)
    }
  }
  return root
}

function decoded(text: string): string {
  return text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    const known = entities.get(name.toLowerCase())
    if (known !== undefined) return known
    if (!name.startsWith('#')) return whole
    const hex = /^#x/i.test(name)
    return String.fromCodePoint(Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10))
  })
}
