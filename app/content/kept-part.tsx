import type { ReactNode } from 'react'
import { idsSoFar, skipIds } from '#app/ui/use-id.ts'
import { createKeptTexts } from './kept-texts.ts'

type KeptPartProps = {
  of: object
  /** A function if the browser need not make it. */
  name: string | (() => string)
  children: ReactNode
}

/** `text` is HTML, with this number of ids. */
type Kept = { text: string; ids: number }
type Begun = { of: object; name: string; firstId: number; ids: number }

const keptHtml = import.meta.env.SSR ? createKeptTexts<Kept>(4_000_000) : undefined

/** The parts of the page that is being rendered, in order. */
let parts: (Kept | Begun)[] | undefined
/** The new part that is being rendered. */
let open: Begun | undefined

/** Stands for a kept part, or before and after a new one. Nobody outside can know it and send it as text. */
const mark = import.meta.env.SSR ? `part-${crypto.randomUUID()}` : ''

/**
 * A part that many pages have in common, only on the server: its HTML is kept with the object `of`. What it shows may depend only on `of` and `name`. It
 * contains whole elements, and nothing for the document's head. A part inside of another one is kept with that one.
 */
export const KeptPart = import.meta.env.SSR ? ServerPart : BrowserPart

function BrowserPart({ children }: KeptPartProps): ReactNode {
  return children
}

function ServerPart({ of, name: given, children }: KeptPartProps): ReactNode {
  if (!parts || open) return children
  const name = typeof given === 'string' ? given : given()
  const firstId = idsSoFar()
  const kept = keptHtml?.find(of, name) ?? keptHtml?.find(of, keyAfter(name, firstId))
  if (kept) {
    parts.push(kept)
    skipIds(kept.ids)
    return mark
  }
  open = { of, name, firstId, ids: 0 }
  parts.push(open)
  return (
    <>
      {mark}
      {children}
      <PartEnd part={open} />
    </>
  )
}

/** Ids are counted in a page, so a part that shows ids is another one after other ids. */
const keyAfter = (name: string, firstId: number) => `${name} ${firstId}`

function PartEnd({ part }: { part: Begun }) {
  part.ids = idsSoFar() - part.firstId
  open = undefined
  return mark
}

/** Renders a page, with the parts that were kept from earlier ones. */
export function withKeptParts(render: () => string): string {
  const rendered: (Kept | Begun)[] = []
  parts = rendered
  open = undefined
  try {
    return joined(render().split(mark), rendered)
  } finally {
    parts = undefined
  }
}

function joined(pieces: readonly string[], rendered: readonly (Kept | Begun)[]): string {
  let next = 0
  const piece = () => withoutSeparators(pieces[next++] ?? '')
  const html = [piece()]
  for (const part of rendered) {
    html.push('text' in part ? part.text : keep(part, piece()), piece())
  }
  if (next !== pieces.length) throw new Error(`${pieces.length - next} pieces of the page are left over`)
  return html.join('')
}

const separator = '<!-- -->'

/** React separates texts, and the marks are texts. */
function withoutSeparators(html: string): string {
  const start = html.startsWith(separator) ? separator.length : 0
  return html.slice(start, html.endsWith(separator) ? Math.max(start, html.length - separator.length) : undefined)
}

const anyId = /_\d/

function keep({ of, name, firstId, ids }: Begun, html: string): string {
  const showsIds = ids > 0 && anyId.test(html)
  keptHtml?.keep(of, showsIds ? keyAfter(name, firstId) : name, { text: html, ids })
  return html
}
