import { type DefaultTreeAdapterTypes, type ParserError, parse } from 'parse5'
import { markupFaults } from './markup-faults.ts'
import { unstyledClasses } from './unstyled-classes.ts'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** A text that visitors read or hear, and its declared language. */
export type Passage = { lang: string; text: string }

/** The parts of a page that the crawl needs. Keeping all DOM trees would take too much memory. */
export type PageFacts = {
  lang: string
  titles: string[]
  descriptions: string[]
  canonicals: string[]
  /** URL by `hreflang`. */
  alternates: Record<string, string>
  noIndex: boolean
  /** `h1`. */
  headings: string[]
  /** `h2`. */
  parts: string[]
  /** `h3` and `h4`. */
  smallHeadings: string[]
  /** URLs of links, forms and frames, as written. */
  links: string[]
  /** URLs of pictures, videos, captions, scripts, stylesheets and frames. */
  files: string[]
  ids: Set<string>
  /** `og:image` */
  previewPicture: string
  /** `og:locale` */
  locale: string
  /** News feeds in the head. */
  feeds: string[]
  /** Pictures without `width` and `height`, which cause layout shift. */
  unsizedPictures: string[]
  structuredData: string[]
  markupFaults: string[]
  unstyledClasses: string[]
  passages: Passage[]
}

/** Parses a page like a browser without JavaScript. */
export function readPage(html: string): PageFacts {
  const facts: PageFacts = {
    ...{
      lang: '',
      titles: [],
      descriptions: [],
      canonicals: [],
      alternates: {},
      noIndex: false,
      headings: [],
      parts: [],
      smallHeadings: [],
    },
    ...{
      links: [],
      files: [],
      ids: new Set(),
      previewPicture: '',
      locale: '',
      feeds: [],
      unsizedPictures: [],
      structuredData: [],
      markupFaults: [],
      unstyledClasses: [],
      passages: [],
    },
  }
  const errors: ParserError[] = []
  const document = parse(withoutCode(html), { scriptingEnabled: false, onParseError: (error) => errors.push(error) })
  walk(document, '', facts)
  facts.markupFaults = markupFaults(document, errors)
  facts.unstyledClasses = unstyledClasses(document, html)
  return facts
}

/** Half of the bytes of a page are styles and scripts, which have no markup. Structured data stays. */
const withoutCode = (html: string) =>
  html.replace(/(<style\b[^>]*>|<script\b(?![^>]*ld\+json)[^>]*>).*?(<\/(?:style|script)>)/gs, '$1$2')

function walk(parent: ParentNode, inherited: string, facts: PageFacts): void {
  for (const node of parent.childNodes) {
    if ('tagName' in node) {
      const lang = attribute(node, 'lang') ?? inherited
      noteElement(node, lang, facts)
      if (!unread.has(node.tagName)) walk(node, lang, facts)
    } else if (node.nodeName === '#text' && 'value' in node) notePassage(node.value, inherited, facts)
  }
}

const unread: ReadonlySet<string> = new Set(['script', 'style', 'template', 'svg', 'code'])
const read = ['alt', 'aria-label', 'title', 'placeholder'] as const

function noteElement(element: Element, lang: string, facts: PageFacts): void {
  const of = (name: string) => attribute(element, name) ?? ''
  const id = of('id')
  if (id !== '') facts.ids.add(id)
  for (const name of read) notePassage(of(name), lang, facts)
  elements[element.tagName]?.(of, facts, element)
  if (element.tagName === 'iframe') facts.links.push(of('src'))
  else for (const name of ['src', 'poster'] as const) if (of(name) !== '') facts.files.push(of(name))
  for (const size of of('srcset').split(',')) if (size.trim() !== '') facts.files.push(size.trim().split(/\s/)[0] ?? '')
}

type Note = (of: (name: string) => string, facts: PageFacts, element: Element) => void

const elements: Record<string, Note> = {
  html: (of, facts) => {
    facts.lang = of('lang')
  },
  title: (_of, facts, element) => {
    facts.titles.push(textOf(element))
  },
  h1: (_of, facts, element) => {
    facts.headings.push(textOf(element))
  },
  h2: (_of, facts, element) => {
    facts.parts.push(textOf(element))
  },
  h3: (_of, facts, element) => {
    facts.smallHeadings.push(textOf(element))
  },
  h4: (_of, facts, element) => {
    facts.smallHeadings.push(textOf(element))
  },
  a: (of, facts) => {
    facts.links.push(of('href'))
  },
  form: (of, facts) => {
    if (of('action') !== '') facts.links.push(of('action'))
  },
  meta: (of, facts) => {
    if (of('name') === 'description') {
      facts.descriptions.push(of('content'))
      notePassage(of('content'), facts.lang, facts)
    }
    if (of('name') === 'robots') facts.noIndex = of('content').includes('noindex')
    if (of('property') === 'og:locale') facts.locale = of('content')
    if (of('property') === 'og:image') {
      facts.previewPicture = of('content')
      facts.files.push(of('content'))
    }
  },
  link: (of, facts) => {
    const rel = of('rel')
    if (rel === 'canonical') facts.canonicals.push(of('href'))
    else if (rel === 'alternate' && of('hreflang') !== '') facts.alternates[of('hreflang')] = of('href')
    else facts.files.push(of('href'))
    if (of('type') === 'application/rss+xml') facts.feeds.push(of('href'))
  },
  img: (of, facts) => {
    const isSized = Number(of('width')) > 0 && Number(of('height')) > 0
    if (!isSized) facts.unsizedPictures.push(of('src'))
  },
  script: (of, facts, element) => {
    if (of('type') === 'application/ld+json') facts.structuredData.push(textOf(element))
  },
}

function notePassage(written: string, lang: string, facts: PageFacts): void {
  const text = written.replace(/\s+/g, ' ').trim()
  if (/\p{L}/u.test(text)) facts.passages.push({ lang, text })
}

function textOf(parent: ParentNode): string {
  return parent.childNodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node) : ''))
    .join('')
    .trim()
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((attr) => attr.name === name)?.value
