import { hash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map(hashOf)

/** The texts of inline elements, exactly as they are sent. */
export type InlineTexts = { scripts: readonly string[]; styles: readonly string[] }

/**
 * Removes the nonce from the page, and returns the texts of the scripts and styles that had it. Only the renderer knows the nonce, so
 * scripts injected through content do not have it.
 */
export function takeNonce(html: string, nonce: string): { html: string; inline: InlineTexts } {
  // One pass from nonce to nonce: a regular expression for the elements would take a twentieth of the whole render.
  const pieces = html.split(` nonce="${nonce}"`)
  const sent = pieces.join('')
  const inline: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] }
  let at = 0
  for (const piece of pieces.slice(0, -1)) {
    at += piece.length
    const element = /^<(script|style)\b/.exec(sent.slice(sent.lastIndexOf('<', at), at))?.[1]
    if (element === undefined) continue
    const start = sent.indexOf('>', at) + 1
    const text = sent.slice(start, sent.indexOf(`</${element}>`, start))
    inline[element === 'script' ? 'scripts' : 'styles'].push(text)
  }
  return { html: sent, inline }
}

export type FrameRules = {
  /** Other origins that the page may frame. */
  frames: readonly string[]
  /** Whether our own pages may show this page in a frame. */
  mayBeFramed: boolean
}

/** The policy of one page: allows its own scripts and those they load, its own styles and pictures, and the frames of listed origins. */
export function contentSecurityPolicy({ scripts, styles }: InlineTexts, { frames, mayBeFramed }: FrameRules): string {
  return [
    "default-src 'none'",
    scripts.length === 0 ? "script-src 'none'" : `script-src 'strict-dynamic' ${hashesOf(scripts).join(' ')}`,
    `style-src 'self' ${hashesOf(styles).join(' ')}`.trimEnd(),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' ${frames.join(' ')}`.trimEnd(),
    `frame-ancestors ${mayBeFramed ? "'self'" : "'none'"}`,
    // The two policies are in `app/browser/trusted-html.ts` and `app/browser/harmless-html.ts`.
    "require-trusted-types-for 'script'",
    'trusted-types default content',
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')
}
