import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { At } from '../wire/preview.ts'
import { hasMark, type Marks, sourceText, withoutEmptyWords, withoutMarks } from './marks.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

type Sources = Pick<Marks, 'in'> & {
  /** The fields that name the picture or file with this URL. */
  fieldsOfMedia: (url: string) => readonly At[]
  /** The price of the product with this id, in dollars. */
  priceOf?: (id: string) => number | undefined
}

/** The attribute that names the fields of an element, the closest one first. */
const sourceAttribute = 'data-source'

/** Attributes with the URL of a picture or file. */
const mediaAttributes = ['src', 'poster']

/**
 * Turns the marks of a page into attributes: each element with a marked text, or with a picture of the content, names its fields. All other
 * bytes of the page stay as they are.
 */
export function placeMarks(written: string, sources: Sources): string {
  const html = withoutEmptyWords(written)
  const found = new Map<Element, At[]>()
  for (const element of elementsOf(parse(html, { sourceCodeLocationInfo: true }))) {
    const fields = fieldsOf(element, sources)
    const whole = wholeText(element)
    if (fields.length > 0) found.set(whole, [...(found.get(whole) ?? []), ...fields])
  }
  for (const [element, field] of pricesIn(found, sources)) if (!found.has(element)) found.set(element, [field])
  const inserts: { at: number; text: string }[] = []
  for (const [{ sourceCodeLocation }, fields] of found) {
    const tag = sourceCodeLocation?.startTag
    if (!tag) continue
    const at = tag.endOffset - (html[tag.endOffset - 2] === '/' ? 2 : 1)
    inserts.push({ at, text: ` ${sourceAttribute}="${[...new Set(fields.map(sourceText))].join(' ')}"` })
  }
  inserts.sort((a, b) => a.at - b.at)
  let end = 0
  const pieces = inserts.flatMap(({ at, text }) => {
    const piece = html.slice(end, at)
    end = at
    return [piece, text]
  })
  return withoutMarks([...pieces, html.slice(end)].join(''))
}

/** As the site writes prices in all languages. */
const pricePattern = /S\$\s?([\d.,]+)/

/**
 * Prices are numbers, which have no marks. One belongs to the product whose texts are around it: the closest element with texts of products
 * must have those of one product only, and the same price.
 */
function* pricesIn(found: ReadonlyMap<Element, readonly At[]>, { priceOf }: Sources): Generator<[Element, At]> {
  if (!priceOf || found.size === 0) return
  const productsIn = new Map<Node, Set<string>>()
  for (const [element, fields] of found) {
    for (let one: Node | null = element; one; one = 'parentNode' in one ? one.parentNode : null) {
      const products = productsIn.get(one) ?? new Set()
      for (const { file } of fields) if (file.startsWith('products/')) products.add(file.split('/')[1] ?? '')
      productsIn.set(one, products)
    }
  }
  const [first] = found.keys()
  for (const element of elementsOf(rootOf(first))) {
    const price = element.childNodes
      .map((child) => ('value' in child ? pricePattern.exec(child.value)?.[1] : undefined))
      .find(Boolean)
    if (price === undefined) continue
    let around: Node | null = element
    while (around && !productsIn.get(around)?.size) around = 'parentNode' in around ? around.parentNode : null
    const [id, ...others] = around ? (productsIn.get(around) ?? []) : []
    if (id === undefined || others.length > 0 || String(priceOf(id)) !== price.replace(/\D/g, '')) continue
    yield [wholeText(element), { file: `products/${id}/product.yaml`, path: ['price', 'from'] }]
  }
}

function rootOf(element: Element | undefined): Node {
  let node = element as Node
  while ('parentNode' in node && node.parentNode) node = node.parentNode
  return node
}

/** The site keeps words and phrases together in elements. The field is of the whole text around them. */
function wholeText(element: Element): Element {
  const isPart = element.attrs.some(({ name, value }) => name === 'class' && (value === 'unbroken' || value === 'phrase'))
  const parent = element.parentNode
  return isPart && parent && 'tagName' in parent ? wholeText(parent) : element
}

/** The elements of the body, without scripts, whose texts nobody sees. */
function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) {
    if (node.tagName === 'head' || node.tagName === 'script' || node.tagName === 'style') return
    yield node
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}

function fieldsOf({ childNodes, attrs }: Element, sources: Sources): At[] {
  const texts = childNodes.flatMap((child) => ('value' in child && hasMark(child.value) ? [child.value] : []))
  const media = attrs.filter(({ name }) => mediaAttributes.includes(name)).flatMap(({ value }) => sources.fieldsOfMedia(value))
  const ofAttributes = attrs.flatMap(({ value }) => sources.in(value))
  return [...texts.toReversed().flatMap(sources.in), ...closestFirst(media, ofAttributes), ...ofAttributes]
}

/** More would only make the page larger. */
const mostOfMedia = 6

/** Many entries may show a picture. The one whose alternative text it has is meant. */
function closestFirst(media: readonly At[], others: readonly At[]): At[] {
  const near = new Set(others.map(({ file }) => folderOf(file)))
  return media.toSorted((a, b) => Number(near.has(folderOf(b.file))) - Number(near.has(folderOf(a.file)))).slice(0, mostOfMedia)
}

const folderOf = (file: string) => file.slice(0, Math.max(0, file.lastIndexOf('/')))
