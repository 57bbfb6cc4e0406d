import { hash } from 'node:crypto'

/** The hash of an inline script or style, as a policy names it. */
export const inlineHash = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

const unique = (hashes: readonly string[]) => [...new Set(hashes)].join(' ')

/** The hashes of inline elements, whose texts must be sent exactly as they were hashed. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/**
 * The page without its nonces, and the hashes of the scripts and styles that had one. Only the renderer knows the nonce, so scripts injected through
 * content do not have it.
 */
export function takeNonce(page: string, nonce: string): { html: string; inline: InlineHashes } {
  const pieces = page.split(` nonce="${nonce}"`)
  const inline: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] }
  for (const [index, piece] of pieces.entries()) {
    const rest = pieces[index + 1]
    if (rest === undefined) break
    const element = /^<(script|style)\b/.exec(piece.slice(piece.lastIndexOf('<')))?.[1]
    if (element === undefined) continue
    const start = rest.indexOf('>') + 1
    const text = rest.slice(start, rest.indexOf(`</${element}>`, start))
    inline[element === 'script' ? 'scripts' : 'styles'].push(inlineHash(text))
  }
  return { html: pieces.join(''), inline }
}

export type FrameRules = {
  /** Other origins that the page may frame. */
  frames: readonly string[]
  /** Whether our own pages may show this page in a frame. */
  mayBeFramed: boolean
}

/** The policy of one page: allows its own scripts and those they load, its own styles and pictures, and the frames of listed origins. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, { frames, mayBeFramed }: FrameRules): string {
  return [
    "default-src 'none'",
    scripts.length === 0 ? "script-src 'none'" : `script-src 'self' ${unique(scripts)}`,
    `style-src 'self' ${unique(styles)}`.trimEnd(),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The service worker of those who keep pages offline. Without it, scripts' hashes would have to allow it.
    "worker-src 'self'",
    `frame-src 'self' ${frames.join(' ')}`.trimEnd(),
    `frame-ancestors ${mayBeFramed ? "'self'" : "'none'"}`,
    // The policies are in `app/browser/`: `trusted-html.ts` and `offline/worker.ts`.
    "require-trusted-types-for 'script'",
    'trusted-types default content worker',
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')
}
