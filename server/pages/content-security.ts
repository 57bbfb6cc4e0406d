import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map(hashOf)

/** The texts of a page's own inline elements, exactly as they are sent. */
export type InlineTexts = { scripts: readonly string[]; styles: readonly string[] }

/**
 * Takes the nonce of a render off the page, and gives the texts of the scripts and styles that carried it: those the renderer emitted. One
 * that came in with the content carries none.
 */
export function takeNonce(html: string, nonce: string): { html: string; inline: InlineTexts } {
  const mark = ` nonce="${nonce}"`
  const textsOf = (element: 'script' | 'style') => {
    const pattern = new RegExp(`<${element}(?:\\s[^>]*)?${mark}[^>]*>([\\s\\S]*?)</${element}>`, 'g')
    return [...html.matchAll(pattern)].map(([, text = '']) => text)
  }
  return { html: html.replaceAll(mark, ''), inline: { scripts: textsOf('script'), styles: textsOf('style') } }
}

export type FrameRules = {
  /** Origins besides our own that the page may frame. */
  frames: readonly string[]
  /** Pages that are made to stand in a frame of ours. */
  mayBeFramed: boolean
}

/** The policy of one page: only its own scripts and what those load, its own styles and pictures, and of other sites what it frames. */
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
    // What may become elements in the browser: `app/browser/trusted-html.ts`, `app/browser/harmless-html.ts`.
    "require-trusted-types-for 'script'",
    'trusted-types default content',
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')
}
