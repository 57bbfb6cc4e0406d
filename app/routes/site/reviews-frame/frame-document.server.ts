import { createHash } from 'node:crypto'
import type { Language } from '#contract/languages.ts'
import { escapeMarkup } from '#contract/text/escape-markup.ts'
import type { ReviewsWidget } from '#contract/views.ts'

/**
 * Loads the provider's script and tells the parent page when there is content, and its height. A constant, so that one hash allows it; variable
 * values are read from the document.
 */
const script = `(function(){
var root=document.documentElement,host=document.body.firstElementChild,ready=false;
function report(){if(ready)parent.postMessage({kind:'reviews-ready',height:root.scrollHeight},'*')}
new MutationObserver(function(){if(!ready&&host.offsetHeight>0){ready=true;report()}}).observe(document.body,{childList:true,subtree:true});
new ResizeObserver(report).observe(document.body);
var widget=document.createElement('script');widget.src=root.getAttribute('data-script');widget.async=true;document.head.append(widget);
})()`

const style = 'body{margin:0;background:#f7f4ef;color:#1c1a17;font:1rem/1.6 system-ui,sans-serif}'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Scripts loaded by ours may load further ones. In the sandbox they have no origin, no cookies and no access to the page. */
const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src ${hashOf(script)} 'strict-dynamic'`,
  "style-src 'unsafe-inline' https:",
  'img-src https: data:',
  'font-src https: data:',
  'connect-src https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
].join('; ')

const isElementName = (name: string) => /^[a-z][a-z0-9-]*$/.test(name)

/** `element` is the HTML that the provider's script fills, `id` its element id. */
export function frameDocument({ script: scriptUrl, element, id, provider }: ReviewsWidget, language: Language) {
  const name = isElementName(element) ? element : 'div'
  const html = `<!doctype html>
<html lang="${language}" data-script="${escapeMarkup(scriptUrl)}">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><base target="_blank"><title>${escapeMarkup(provider)}</title><style>${style}</style></head>
<body><${name} id="${escapeMarkup(id)}"></${name}><script>${script}</script></body>
</html>`
  return { html, contentSecurityPolicy }
}
