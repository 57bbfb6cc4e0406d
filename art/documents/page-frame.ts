import type { DocumentKind } from '#contract/views.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import { editionLine, revisionOf } from './edition.ts'
import { html, type Markup, markup } from './html.ts'
import type { PrintedProduct } from './printed-product.ts'

/** The complete HTML document: language, title and page footer. */
export function pageFrame({ language, product, site }: PrintedProduct, kind: DocumentKind, body: Markup): string {
  const name = documentWords(language)(`kind.${kind}`)
  const revision = revisionOf(body.markup)
  const running = `${site.brand} ${product.code} · ${name} · ${editionLine(language)} · ${revision}`
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${site.brand} ${product.code} – ${name}</title>
<link rel="stylesheet" href="/print.css">
${markup(`<style>@page { @bottom-left { content: ${JSON.stringify(running)} } }</style>`)}
</head>
<body>${body}</body>
</html>`.markup
}

/** The header of documents without a cover. */
export function masthead({ language, site }: PrintedProduct, kind: DocumentKind): Markup {
  return html`<header class="masthead"><span class="brand">${site.brand}</span><span class="kind">${documentWords(language)(`kind.${kind}`)}</span></header>`
}

export function titleBlock({ view }: PrintedProduct): Markup {
  return html`<div class="title-block"><p class="code">${view.code}</p><h1>${view.title.text}</h1><p class="lead">${view.summary.text}</p></div>`
}
