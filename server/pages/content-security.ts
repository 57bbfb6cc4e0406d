import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hashes of the inline elements of one kind, exactly as they are sent; JSON-LD is data, which no policy asks about. */
function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}((?:\\s[^>]*)?)>([\\s\\S]*?)</${element}>`, 'g')
  const inline = [...html.matchAll(pattern)].filter(([, attributes = '']) => !/\ssrc=|application\/ld\+json/.test(attributes))
  return [...new Set(inline.map(([, , text = '']) => hashOf(text)))]
}

export type FrameRules = {
  /** Origins besides our own that the page may frame. */
  frames: readonly string[]
  /** Pages that are made to stand in a frame of ours. */
  mayBeFramed: boolean
}

/** The policy of one page: only its own scripts, styles and pictures, and of other sites what it frames. */
export function contentSecurityPolicy(html: string, { frames, mayBeFramed }: FrameRules): string {
  const styles = inlineHashes(html, 'style')
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes(html, 'script').join(' ')}`.trimEnd(),
    `style-src 'self' ${styles.join(' ')}`.trimEnd(),
    // Attributes only: React sets a few from code, and they can neither load nor run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' ${frames.join(' ')}`.trimEnd(),
    `frame-ancestors ${mayBeFramed ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')
}
