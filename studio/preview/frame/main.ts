// Types only: the build must not share a module with the studio, because this becomes a script inside of the page.
import type { At, FromFrame, PageState, ToFrame } from '#studio/wire/preview.ts'
import { NeedsReload, patch } from './patch.ts'
import { createTypedTexts } from './typed-texts.ts'

type HtmlPolicy = { createHTML: (html: string) => string }
type TrustedTypes = { createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy }

const trustedTypes = Reflect.get(window, 'trustedTypes') as TrustedTypes | undefined
/** The HTML is the preview's own page. It is parsed, but its scripts never run. */
const policy = trustedTypes?.createPolicy('preview', { createHTML: (html) => html }) ?? { createHTML: (html) => html }
const typed = createTypedTexts()
let state = stateIn(document)
const { dayParameter, changesPath } = state
const day = new URLSearchParams(location.search).get(dayParameter)
let sent: HTMLElement | undefined
let followsLinks = false
let selected: string | undefined

function stateIn(page: Document): PageState {
  return JSON.parse(page.querySelector('meta[name="preview"]')?.getAttribute('content') ?? '{}')
}

const parsed = (html: string) => new DOMParser().parseFromString(policy.createHTML(html), 'text/html')

/** Only the studio may hear it, also from a page inside of a page. */
function tell(message: FromFrame) {
  window.top?.postMessage(message, state.studio)
}

function tellShown() {
  if (window.parent !== window.top) return
  const { title, documentElement } = document
  const address = new URL(location.href)
  address.searchParams.delete(dayParameter)
  tell({ kind: 'shown', address: address.pathname + address.search, title, language: documentElement.lang, faults: state.faults })
}

const sourceOf = ({ file, path }: At) => `${file}#${path.join('.')}`
const elementsOf = (source: string) => [...document.querySelectorAll(`[data-source~="${CSS.escape(source)}"]`)]

function fieldsOf(element: Element): { file: string; path: (string | number)[] }[] {
  return (element.getAttribute('data-source') ?? '').split(' ').map((source) => {
    const [file = '', path = ''] = source.split('#')
    return { file, path: path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) }
  })
}

function withDay(url: string): string {
  const to = new URL(url, location.href)
  if (day !== null) to.searchParams.set(dayParameter, day)
  return to.href
}

function open(url: string) {
  // Other sites can't be shown here.
  if (new URL(url, location.href).origin === location.origin) location.assign(withDay(url))
}

// What scripts of the page read is of the chosen day too.
if (day !== null) {
  const own = fetch
  window.fetch = (asked, options) => own(typeof asked === 'string' && asked.startsWith('/api/') ? withDay(asked) : asked, options)
}

addEventListener(
  'click',
  (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    const marked = followsLinks || event.altKey ? null : target?.closest('[data-source]')
    const link = target?.closest('a[href]')
    if (!marked && !link) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (marked) {
      select(fieldsOf(marked)[0])
      tell({ kind: 'selected', fields: fieldsOf(marked) })
    } else if (link instanceof HTMLAnchorElement) open(link.href)
  },
  true,
)

addEventListener(
  'submit',
  (event) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.stopImmediatePropagation()
    // The server answers in words that nothing is sent.
    if (event.target.method !== 'get') return
    event.preventDefault()
    const to = new URL(event.target.action)
    for (const [name, value] of new FormData(event.target)) to.searchParams.append(name, String(value))
    open(to.href)
  },
  true,
)

addEventListener('message', (event: MessageEvent<ToFrame>) => {
  if (event.origin !== state.studio || event.source !== window.top) return
  const message = event.data
  if (message.kind === 'follow') followsLinks = message.links
  // What was clicked on is in sight already.
  else if (message.kind === 'highlight') select(message.at, sourceOf(message.at) !== selected)
  else if (message.kind === 'text') {
    const source = sourceOf(message.at)
    if (typed.show(source, message.was, message.text, elementsOf(source))) performance.mark('preview-typed')
  }
})

function select(at: At | undefined, scroll = false) {
  selected = at && sourceOf(at)
  showSelected()
  if (!scroll || selected === undefined) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  elementsOf(selected)[0]?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' })
}

function showSelected() {
  for (const element of document.querySelectorAll('[data-preview-selected]')) element.removeAttribute('data-preview-selected')
  if (selected !== undefined) for (const element of elementsOf(selected)) element.setAttribute('data-preview-selected', '')
}

let updating: Promise<void> | undefined
let wanted = 0

/** Shows the newest version, one fetch at a time. */
async function update(revision: number) {
  wanted = Math.max(wanted, revision)
  if (updating) return
  while (wanted > state.revision) {
    const asked = wanted
    updating = fetchAndShow().catch(() => location.reload())
    await updating
    // An answer without a state, an error page say, is not asked for again until the next change.
    state = { ...state, revision: Math.max(state.revision ?? 0, asked) }
  }
  updating = undefined
}

async function fetchAndShow() {
  const since = performance.now()
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } })
  const page = parsed(await answer.text())
  if (!sent || answer.redirected) throw new NeedsReload()
  typed.takeBack()
  patch(document.body, sent, page.body)
  sent = page.body
  state = stateIn(page)
  document.title = page.title
  typed.showLaterThan(since)
  showSelected()
  performance.mark('preview-shown', { detail: { revision: state.revision } })
  tellShown()
}

const styles = new CSSStyleSheet()
styles.replaceSync(`
[data-source]:hover{outline:2px dashed #a3562a;outline-offset:2px;cursor:pointer}
[data-source]:focus-visible,[data-preview-selected]{outline:2px solid #a3562a !important;outline-offset:2px}
`)
document.adoptedStyleSheets.push(styles)

addEventListener('DOMContentLoaded', () => {
  // Before the scripts of the page change anything. Parsed again, because without scripts a <noscript> has elements.
  sent = parsed(document.documentElement.outerHTML).body
  tellShown()
  const changes = new EventSource(changesPath)
  changes.onmessage = ({ data }) => void update(Number(data))
  const start = location.pathname + location.search
  // The router has opened another page without the server: its texts have no fields until it is loaded.
  const navigation = Reflect.get(window, 'navigation') as EventTarget | undefined
  navigation?.addEventListener('currententrychange', () => {
    if (location.pathname + location.search !== start) location.replace(withDay(location.href))
  })
})
