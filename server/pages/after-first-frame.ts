/** A relation and a media type that no browser acts on: it neither fetches nor runs what has one. */
const heldLink = 'after-first-frame'
const heldScript = 'text/x-after-first-frame'

/** The largest file of the client (`vite.config.ts`). */
const libraries = /<link[^>]* href="(\/assets\/libraries-[\w-]+\.js)"/

/** A tab that is opened behind another paints no frame before it is looked at; its scripts need not wait for that. */
const patienceMs = 1000

/**
 * Text in the page, not code that is built: it runs as it stands here. A script that is taken out and put back was inserted by a script, not
 * by the parser: 'strict-dynamic' then lets it load its modules, and Trusted Types ask for no policy, as its text stays what it was.
 */
const startHeld = `(function(){
var started=false
function start(){
  if(started)return
  started=true
  document.querySelectorAll('link[rel=${heldLink}]').forEach(function(link){
    var hashed=document.querySelector('script[nomodule][src="'+link.getAttribute('href')+'"]')
    if(hashed)link.integrity=hashed.integrity
    link.rel='modulepreload'
  })
  document.querySelectorAll('script[type="${heldScript}"]').forEach(function(script){
    var parent=script.parentNode,next=script.nextSibling
    script.remove()
    script.type='module'
    parent.insertBefore(script,next)
  })
}
requestAnimationFrame(function(){setTimeout(start)})
setTimeout(start,${patienceMs})
})()`

/**
 * Names a file with its hash. A browser that knows modules neither fetches nor runs such a script; `startHeld` hands the hash to the preload,
 * and a module that imports other bytes doesn't run.
 */
function hashOf(url: string | undefined, integrity: (url: string) => string | undefined): string {
  const hash = url === undefined ? undefined : integrity(url)
  return hash === undefined ? '' : `<script nomodule="" src="${url}" integrity="${hash}"></script>`
}

/**
 * The page can be read and used before its scripts are there, so they are fetched once its first frame is painted: until then the line is
 * left to the page, its first picture and its letters. Preloaded from the head, 115 KB of scripts would share it with them. A page
 * without scripts stays as it is, and so does a script without the renderer's nonce.
 */
export function afterFirstFrame(html: string, nonce: string, integrity: (url: string) => string | undefined): string {
  const module = `<script nonce="${nonce}" type="module" async="">`
  if (!html.includes(module)) return html
  const held = html
    .replaceAll('<link rel="modulepreload"', `<link rel="${heldLink}"`)
    .replaceAll(module, `<script nonce="${nonce}" type="${heldScript}">`)
  const hash = hashOf(libraries.exec(held)?.[1], integrity)
  return held.replace('</body>', () => `${hash}<script nonce="${nonce}">${startHeld}</script></body>`)
}
