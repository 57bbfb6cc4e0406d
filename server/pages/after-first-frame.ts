/** A kind that no browser knows: it neither fetches nor runs what bears it. */
const held = 'after-first-frame'

/** A tab that is opened behind another paints no frame before it is looked at; its scripts need not wait for that. */
const patienceMs = 1000

/** Text in the page, not code that is built: it runs as it stands here. */
const startHeld = `(function(){
var started=false
function start(){
  if(started)return
  started=true
  document.querySelectorAll('link[rel=${held}]').forEach(function(link){link.rel='modulepreload'})
  document.querySelectorAll('script[type=${held}]').forEach(function(script){
    var module=document.createElement('script')
    module.type='module'
    module.text=script.text
    script.replaceWith(module)
  })
}
requestAnimationFrame(function(){setTimeout(start)})
setTimeout(start,${patienceMs})
})()`

const module = '<script type="module" async="">'

/**
 * The page can be read and used before its scripts are there, so they are fetched once its first frame is painted: until then the line is
 * left to the page, its first picture and its letters. Preloaded from the head, 115 KB of scripts would share it with them. A page
 * without scripts stays as it is.
 */
export function afterFirstFrame(html: string): string {
  if (!html.includes(module)) return html
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${held}"`)
    .replaceAll(module, `<script type="${held}">`)
    .replace('</body>', () => `<script>${startHeld}</script></body>`)
}
