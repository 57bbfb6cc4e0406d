import { heldLink, heldScript } from './after-first-frame.ts'

// Delays the modules of a page until its first frame. The page works without them, and 80 KB of preloaded scripts would compete for bandwidth with the
// HTML, the first picture and the fonts. In the head of every page.

/** A background tab paints no frame until the visitor opens it. Its scripts start after this timeout. */
const timeoutMs = 1000

let asked = false

/** In the first frame, just before browsers request the pictures that are out of view: these would take all connections. */
function request() {
  if (asked) return
  asked = true
  const hashed = document.querySelector<HTMLScriptElement>('[nomodule]')
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${heldLink}]`)) {
    // The browser then refuses to run other bytes. HTML allows this attribute only on links that fetch.
    if (hashed?.src === link.href) link.integrity = hashed.integrity
    link.rel = 'modulepreload'
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else setTimeout(start)
}

/**
 * Removes each script element and inserts it again: 'strict-dynamic' then trusts it, because a script inserted it and not the parser. Trusted Types allow
 * this, because its text does not change.
 */
function start() {
  for (const script of document.querySelectorAll<HTMLScriptElement>(`[type="${heldScript}"]`)) {
    const { parentNode, nextSibling } = script
    script.remove()
    script.type = 'module'
    parentNode?.insertBefore(script, nextSibling)
  }
}

requestAnimationFrame(request)
addEventListener('DOMContentLoaded', () => setTimeout(request, timeoutMs))
