import type { RenderedPage } from './app-build.ts'
import { type InlineHashes, takeNonce } from './content-security.ts'
import { inlineStyles } from './inline-styles.ts'
import { withIntegrity } from './libraries-integrity.ts'

type Files = {
  stylesheet: (url: string) => string | undefined
  /** The value for the `integrity` attribute of a built file. */
  integrity: (url: string) => string | undefined
}

/**
 * What the renderer's HTML becomes before it is sent: without nonces, with inlined styles, and with the hash of the libraries. A page has 150 KB, so it is
 * cut into parts and joined once; each change of the whole page would copy it.
 */
export function sentDocument(
  { text, data = '' }: Pick<RenderedPage, 'text' | 'data'>,
  nonce: string,
  { stylesheet, integrity }: Files,
): { html: string; inline: InlineHashes } {
  const headEnd = Math.max(0, text.indexOf('</head>'))
  const lastTag = text.lastIndexOf('</body>')
  const bodyEnd = lastTag < 0 ? text.length : lastTag
  const { head, sheets } = inlineStyles(withIntegrity(text.slice(0, headEnd), integrity), stylesheet)
  const ofHead = takeNonce(head, nonce)
  const ofBody = [text.slice(headEnd, bodyEnd), data].map((part) => takeNonce(part, nonce))
  const rest = [sheets?.element ?? '', ...ofBody.flatMap(({ pieces }) => pieces), text.slice(bodyEnd)]
  return {
    html: [...ofHead.pieces, ...rest].join(''),
    inline: {
      scripts: [ofHead, ...ofBody].flatMap(({ inline }) => inline.scripts),
      styles: [...ofHead.inline.styles, ...(sheets ? [sheets.hash] : []), ...ofBody.flatMap(({ inline }) => inline.styles)],
    },
  }
}
