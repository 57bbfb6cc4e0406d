import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '#contract/languages.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import { escapeMarkup } from '#contract/text/escape-markup.ts'
import type { FinishedModel } from '#contract/views.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { modelControls } from './model-controls.server.ts'
import { modelStyle } from './model-style.server.ts'
import { modelText, viewerData, viewNames } from './viewer-data.server.ts'

type ModelParts = {
  /** The product, then its other finishes. */
  models: readonly [FinishedModel, ...FinishedModel[]]
  language: Language
  t: Translate<'model-viewer' | 'product'>
  /** In the build. */
  urls: { viewer: string; script: string; decoder: string; font: string }
}

/**
 * Loads our script and then, if the browser has WebGL, the viewer, tells it the decoder's URL, and closes the page's dialog on Escape, because the frame has the focus. A
 * constant, so that the policy can allow it by hash. 'strict-dynamic' lets it load these scripts; Trusted Types reject any other URL.
 */
const script = `var root=document.documentElement,known=root.dataset,own=document.createElement('script'),viewer=document.createElement('script');
if(self.trustedTypes)trustedTypes.createPolicy('default',{createScriptURL:function(url){return url===known.decoder||url===known.viewer||url===known.script?url:null}});
self.ModelViewerElement={meshoptDecoderLocation:known.decoder};
viewer.type='module';own.src=known.script;viewer.src=known.viewer;
own.onload=function(){if(document.createElement('canvas').getContext('webgl2'))document.head.append(viewer);else viewer.onerror()};
viewer.onerror=function(){root.dispatchEvent(new Event('viewerfailed'))};
addEventListener('DOMContentLoaded',function(){document.head.append(own)});
addEventListener('keydown',function(e){if(e.key==='Escape'&&frameElement)frameElement.closest('dialog').close()})`

/** Initial angles of the camera in degrees: around the product, and from straight above. Flat appliances are shown from higher than hanging or standing ones. */
const cameraAngles: Partial<Record<CategoryNumber, string>> = { 1: '30deg 80deg', 2: '-28deg 50deg', 6: '30deg 60deg' }

/** The whole document: the viewer with its controls, and a still picture until it has loaded (or if it fails). */
export function modelDocument({ models, language, t, urls }: ModelParts) {
  const [{ code, category, picture, model }] = models
  const style = modelStyle(urls.font)
  const data = viewerData(models, language, t)
  const heading = escapeMarkup(t('product.modelTitle', { code }))
  const html = `<!doctype html>
<html lang="${language}" data-viewer="${escapeMarkup(urls.viewer)}" data-script="${escapeMarkup(urls.script)}" data-decoder="${escapeMarkup(urls.decoder)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg"><title>${heading}</title><style>${style}</style>
<script>${script}</script></head>
<body><main id="main"><h1>${heading}</h1>
<div class="stage"><model-viewer id="viewer" src="${escapeMarkup(model.url)}" alt="${escapeMarkup(modelText(models[0], language, t))}" camera-controls disable-tap touch-action="none" camera-orbit="${cameraAngles[category] ?? '30deg 78deg'} auto" field-of-view="30deg" min-field-of-view="14deg" max-field-of-view="38deg" interaction-prompt="none" shadow-intensity="0.8" shadow-softness="1" tone-mapping="commerce" ar ar-modes="webxr scene-viewer quick-look" ar-scale="fixed" a11y="${escapeMarkup(JSON.stringify(viewNames(t)))}">
<img slot="poster" src="${escapeMarkup(webpUrl(picture, 960))}" width="${picture.width}" height="${picture.height}" alt="${escapeMarkup(picture.alt.text)}">
<button slot="ar-button">${escapeMarkup(t('model.room'))}</button></model-viewer>
${modelControls({ models, language, t, dimensions: data.dimensions.sentence })}
<script type="application/json" id="data">${jsonInMarkup(data)}</script></main></body>
</html>`
  return { html, contentSecurityPolicy: contentSecurityPolicy(style) }
}

/** No text can end the element. */
const jsonInMarkup = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

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
