import { createHash } from 'node:crypto'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { escapeMarkup } from '#contract/text/escape-markup.ts'
import type { Translate } from '#i18n/interface/translator.ts'

type Fonts = { displayFont: string; textFont: string }

/** The document has no other stylesheet, so colours, sizes and fonts are those of `app/styles/`. */
const styleWith = ({ displayFont, textFont }: Fonts) =>
  `@font-face{font-family:"Hanken Grotesk";font-weight:100 900;font-display:swap;src:url("${textFont}") format("woff2-variations")}
@font-face{font-family:"Fraunces Display";font-display:swap;src:url("${displayFont}") format("woff2")}
*{box-sizing:border-box}
body{display:grid;min-height:100svh;margin:0;grid-template-rows:auto 1fr;background:#f7f4ef;color:#1c1a17;font:1.0625rem/1.6 "Hanken Grotesk",system-ui,sans-serif}
:lang(zh-Hans),:lang(zh-Hant),:lang(ko){line-height:1.8}
header{padding:1.25rem clamp(1.25rem,0.5rem + 3.3vw,5rem);border-bottom:1px solid #d9d2c7;font:1.375rem/1.4 "Fraunces Display",Georgia,serif}
main{align-self:center;max-width:42rem;padding:3rem clamp(1.25rem,0.5rem + 3.3vw,5rem)}
h1{margin:0 0 1rem;font:400 clamp(2.25rem,1.6rem + 2.8vw,4rem)/1.15 "Fraunces Display",Georgia,serif;text-wrap:balance}
h1:lang(zh-Hans){font-family:"Songti SC","Noto Serif CJK SC","Noto Serif SC","Source Han Serif SC",SimSun,serif}
h1:lang(zh-Hant){font-family:"Songti TC","Noto Serif CJK TC","Noto Serif TC","Source Han Serif TC",PMingLiU,serif}
h1:lang(ko){font-family:AppleMyungjo,"Noto Serif CJK KR","Noto Serif KR",Batang,serif}
p{margin:0 0 2rem;color:#55504a}
nav{display:flex;flex-wrap:wrap;gap:0.75rem 1.5rem;align-items:center}
a{display:inline-flex;min-height:2.75rem;align-items:center;color:inherit;text-underline-offset:0.25em}
a:first-child{padding:0 1.5rem;border-radius:2px;background:#a8481f;color:#fff;font-weight:550;text-decoration:none}
a:focus-visible{outline:2px solid #a8481f;outline-offset:3px}`

const contentSecurityPolicy = (style: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

type OfflinePage = { brand: string; language: Language; t: Translate<'at-home'>; fonts: Fonts }

/** Without a network, it is shown under the URL of any page, so "Try again" leads to the URL in the address bar. */
export function offlineDocument({ brand, language, t, fonts }: OfflinePage) {
  const style = styleWith(fonts)
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeMarkup(`${t('offline.title')} | ${brand}`)}</title><style>${style}</style></head>
<body><header>${escapeMarkup(brand)}</header><main><h1>${escapeMarkup(t('offline.title'))}</h1><p>${escapeMarkup(t('offline.text'))}</p>
<nav><a href="${escapeMarkup(pageUrl(language, 'myKitchen'))}">${escapeMarkup(t('offline.kitchen'))}</a><a href="">${escapeMarkup(t('offline.again'))}</a></nav></main></body></html>`
  return { html, contentSecurityPolicy: contentSecurityPolicy(style) }
}
