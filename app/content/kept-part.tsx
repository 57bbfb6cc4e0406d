import type { ReactNode } from 'react'
import { idsSoFar, skipIds } from '#app/ui/use-id.ts'

type KeptPartProps = { of: object; name: string; children: ReactNode }

type Kept = { html: string; ids: number }
type Begun = { of: object; key: string; firstId: number; ids: number }

const keptParts = new WeakMap<object, Map<string, Kept>>()

/** The parts of the page that is being rendered, in order. */
let parts: (Kept | Begun)[] | undefined

/** Stands for a kept part, or before and after a new one. Nobody outside can know it and send it as text. */
const mark = import.meta.env.SSR ? `part-${crypto.randomUUID()}` : ''

/**
 * A part that many pages have in common, only on the server: it is rendered once, and its HTML is kept with the object `of`. What it shows may depend
 * only on `of` and `name`. It contains whole elements, no other such part, and nothing for the document's head.
 */
export function KeptPart({ of, name, children }: KeptPartProps): ReactNode {
  if (!parts) return children
  const firstId = idsSoFar()
  const key = `${name} ${firstId}`
  const kept = keptParts.get(of)?.get(key)
  const part = kept ?? { of, key, firstId, ids: 0 }
  parts.push(part)
  if (!('html' in part)) {
    return (
      <>
        {mark}
        {children}
        <PartEnd part={part} />
      </>
    )
  }
  skipIds(part.ids)
  return mark
}

function PartEnd({ part }: { part: Begun }) {
  part.ids = idsSoFar() - part.firstId
  return mark
}

/** Renders a page, with the parts that were kept from earlier ones. */
export function withKeptParts(render: () => string): string {
  const rendered: (Kept | Begun)[] = []
  parts = rendered
  try {
    return joined(render().split(mark).map(withoutSeparators), rendered)
  } finally {
    parts = undefined
  }
}

/** React separates texts, and the marks are texts. */
const withoutSeparators = (html: string) => html.replace(/^<!-- -->|<!-- -->$/g, '')

function joined(pieces: string[], rendered: readonly (Kept | Begun)[]): string {
  let next = 1
  const html = [pieces[0]]
  for (const part of rendered) {
    html.push('html' in part ? part.html : keep(part, pieces[next++]), pieces[next++])
  }
  if (next !== pieces.length) throw new Error(`${pieces.length - next} pieces of the page are left over`)
  return html.join('')
}

function keep({ of, key, ids }: Begun, html = ''): string {
  const ofObject = keptParts.get(of) ?? new Map<string, Kept>()
  keptParts.set(of, ofObject.set(key, { html, ids }))
  return html
}
