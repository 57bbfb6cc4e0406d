import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CategoryNumber } from '#contract/categories.ts'
import { escapeMarkup } from '#contract/escape-markup.ts'
import type { Language } from '#contract/languages.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { FileLink, ProductView } from '#contract/views.ts'
import type { Translate } from '#i18n/interface/translator.ts'

type ModelParts = {
  product: Pick<ProductView, 'code' | 'category' | 'title' | 'picture'>
  model: FileLink
  language: Language
  t: Translate
  /** URL of the viewer's script in the build. */
  viewerUrl: string
  decoderUrl: string
  fontUrl: string
}

/**
 * Starts the viewer, tells it the decoder's URL, and closes the page's dialog on Escape, because the frame has the focus. A constant, so that the
 * policy can allow it by hash. 'strict-dynamic' lets it load these two scripts; Trusted Types reject any other URL.
 */
const script = `var root=document.documentElement,decoder=root.getAttribute('data-decoder'),viewer=document.createElement('script');
if(self.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(url){return url===decoder||url===root.getAttribute('data-viewer')?url:null}});
self.ModelViewerElement={meshoptDecoderLocation:decoder};
viewer.type='module';viewer.src=root.getAttribute('data-viewer');document.head.append(viewer);
addEventListener('keydown',function(e){if(e.key==='Escape'&&frameElement)frameElement.closest('dialog').close()})`

const styleWith = (
  fontUrl: string,
) => `@font-face{font-family:"Hanken Grotesk";font-weight:100 900;font-display:swap;src:url("${fontUrl}") format("woff2-variations")}
html,body,main{height:100%;margin:0}
main{display:grid;grid-template-rows:minmax(0,1fr) auto}
h1{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
body{background:#efeae2;color:#1c1a17;font:0.9375rem/1.5 "Hanken Grotesk",system-ui,sans-serif}
model-viewer{display:block;width:100%;height:100%;--poster-color:transparent;--progress-bar-color:#a8481f;--progress-bar-height:2px}
img{display:block;width:100%;height:100%;object-fit:contain}
button{position:absolute;right:1rem;bottom:1rem;min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:2px;background:#a8481f;color:#fff;font:inherit;font-weight:550}
p{margin:0;padding:0.75rem 1rem;color:#55504a;text-align:center;text-wrap:balance;word-break:keep-all}
:focus-visible{outline:2px solid #a8481f;outline-offset:-4px}`

/** Initial camera angle in degrees from straight above: flat appliances are shown from higher than hanging or standing ones. */
const cameraAngles: Partial<Record<CategoryNumber, number>> = { 2: 58, 6: 66 }

/** The whole document: the viewer, a still picture until it has loaded (or if it fails), and instructions. */
export function modelDocument({ product, model, language, t, viewerUrl, decoderUrl, fontUrl }: ModelParts) {
  const { code, category, title, picture } = product
  const style = styleWith(fontUrl)
  const html = `<!doctype html>
<html lang="${language}" data-viewer="${escapeMarkup(viewerUrl)}" data-decoder="${escapeMarkup(decoderUrl)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg"><title>${escapeMarkup(t('product.modelTitle', { code }))}</title><style>${style}</style>
<script>${script}</script></head>
<body><main><h1>${escapeMarkup(t('product.modelTitle', { code }))}</h1><model-viewer src="${escapeMarkup(model.url)}" alt="${escapeMarkup(title.text)}" camera-controls touch-action="none" camera-orbit="30deg ${cameraAngles[category] ?? 78}deg auto" interaction-prompt="none" shadow-intensity="0.8" shadow-softness="1" tone-mapping="commerce" ar ar-modes="webxr scene-viewer quick-look" ar-scale="fixed" a11y="${escapeMarkup(JSON.stringify(viewNames(t)))}">
<img slot="poster" src="${escapeMarkup(webpUrl(picture, 960))}" width="${picture.width}" height="${picture.height}" alt="${escapeMarkup(picture.alt.text)}">
<button slot="ar-button">${escapeMarkup(t('model.room'))}</button></model-viewer>
<p>${escapeMarkup(t('model.help'))}</p></main></body>
</html>`
  return { html, contentSecurityPolicy: contentSecurityPolicy(style) }
}

/** Names of the viewing directions for screen readers, keyed by the viewer's names for twelve camera positions. */
function viewNames(t: Translate): Record<string, string> {
  const around = { front: t('model.front'), right: t('model.right'), back: t('model.back'), left: t('model.left') }
  return Object.fromEntries(
    Object.entries(around).flatMap(([name, side]) => [
      [name, side],
      [`upper-${name}`, t('model.upper', { side })],
      [`lower-${name}`, t('model.lower', { side })],
    ]),
  )
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The viewer inserts one stylesheet into its element; its source contains the text unchanged. */
function viewerStyle(): string {
  const file = createRequire(import.meta.url).resolve('@google/model-viewer/dist/model-viewer.min.js')
  return /<style>([\s\S]*?)<\/style>/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
}

/** The models are compressed with meshopt, whose decoder is WebAssembly. Everything is loaded from this site, nothing from the viewer's vendor. */
const contentSecurityPolicy = (style: string) =>
  [
    "default-src 'none'",
    `script-src 'strict-dynamic' 'wasm-unsafe-eval' ${hashOf(script)}`,
    `style-src ${hashOf(style)} ${hashOf(viewerStyle())}`,
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self' blob:",
    "require-trusted-types-for 'script'",
    // The viewer renders with lit, whose policy has this name.
    'trusted-types default lit-html',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
