import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { InOnePiece } from './hydrated-later.tsx'

/** How React marks a boundary whose content it left to the browser. */
const leftOut = '<!--$!-->'

/** Like `renderToString`, but throws if a component does. React would hide an error inside a boundary, and send the page without that part. */
export function renderWhole(page: ReactNode): string {
  const html = renderToString(page)
  if (!html.includes(leftOut)) return html
  renderToString(<InOnePiece value={true}>{page}</InOnePiece>)
  throw new Error('A part of the page was rendered only in one of two attempts')
}
