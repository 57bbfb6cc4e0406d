import { inlineHash } from './content-security.ts'

/** A link relation and a script type that browsers ignore: they neither fetch nor run these elements. */
const heldLink = 'after-first-frame'
const heldScript = 'text/x-after-first-frame'

/** The link to the largest client file (`vite.config.ts`). */
const librariesLink = /<link[^>]* href="(\/assets\/libraries-[\w-]+\.js)"/

/** A background tab paints no frame until the visitor opens it. Its scripts start after this timeout. */
const timeoutMs = 1000

/**
 * Sent as it is, without a build step. It requests the files in the first frame, just before browsers request the pictures that are out of view: these
 * would take all connections. The modules run when the page is there. It removes each script element and inserts it again: 'strict-dynamic' then trusts
 * it, because a script inserted it and not the parser. Trusted Types allow this, because its text does not change.
 */
const startHeld = `(function(d,on,asked){
function all(selector,change){d.querySelectorAll(selector).forEach(change)}
function request(){
if(asked)return
asked=1
all('link[rel=${heldLink}]',function(link){
var hashed=d.querySelector('[nomodule]')
if(hashed&&hashed.src===link.href)link.integrity=hashed.integrity
link.rel='modulepreload'
})
d.readyState==='loading'?on('DOMContentLoaded',start):setTimeout(start)
}
function start(){
all('[type="${heldScript}"]',function(script){
var parent=script.parentNode,next=script.nextSibling
script.remove()
script.type='module'
parent.insertBefore(script,next)
})
}
requestAnimationFrame(request)
on('DOMContentLoaded',function(){setTimeout(request,${timeoutMs})})
})(document,addEventListener)`

/**
 * A `nomodule` script that only carries the hash of a file: browsers with module support neither fetch nor run it. `startHeld` copies the
 * hash to the preload link, and then the browser refuses to run other bytes.
 */
function hashOf(url: string | undefined, integrity: (url: string) => string | undefined): string {
  const hash = url === undefined ? undefined : integrity(url)
  return hash === undefined ? '' : `<script nomodule="" src="${url}" integrity="${hash}"></script>`
}

const startHash = inlineHash(startHeld)

type Page = { head: string; body: string; nonce: string }
/** `headEnd` goes before the end of the head, after everything else. */
type Held = { head: string; headEnd: string; body: readonly string[]; scripts: readonly string[] }

/**
 * Delays the modules of a page until its first frame. The page works without them, and 80 KB of preloaded scripts would compete
 * for bandwidth with the HTML, the first picture and the fonts. Scripts without the renderer's nonce are not changed.
 */
export function afterFirstFrame({ head, body, nonce }: Page, integrity: (url: string) => string | undefined): Held {
  const module = `<script nonce="${nonce}" type="module" async="">`
  // The module is near the end.
  const at = body.lastIndexOf(module)
  if (at < 0) return { head, headEnd: '', body: [body], scripts: [] }
  return {
    head: head.replaceAll('<link rel="modulepreload"', `<link rel="${heldLink}"`),
    headEnd: `${hashOf(librariesLink.exec(head)?.[1], integrity)}<script>${startHeld}</script>`,
    body: [body.slice(0, at), `<script nonce="${nonce}" type="${heldScript}">${body.slice(at + module.length)}`],
    scripts: [startHash],
  }
}
