import { isSize } from '#catalog/format/parameter-value.ts'
import { textIn } from '#catalog/localised.ts'
import type { Parameter } from '#contract/views.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import { dimensionDrawing } from './dimension-drawing.ts'
import { html, type Markup } from './html.ts'
import type { PrintedProduct } from './printed-product.ts'
import { shapeOf } from './shape-of.ts'

export function parameterTable(parameters: readonly Parameter[]): Markup {
  const rows = parameters.map(
    ({ name, values }) => html`<tr><th scope="row">${name.text}</th><td>${values.map(({ text }) => text).join(', ')}</td></tr>`,
  )
  return html`<table class="facts">${rows}</table>`
}

/** The same in two columns, read down the first and then down the second. */
export function parameterColumns(parameters: readonly Parameter[]): Markup {
  const half = Math.ceil(parameters.length / 2)
  return html`<div class="fact-columns">${parameterTable(parameters.slice(0, half))}${parameterTable(parameters.slice(half))}</div>`
}

export function drawingOf(printed: PrintedProduct): Markup {
  const { size } = printed.product.values
  if (size === undefined || !isSize(size)) throw new Error(`${printed.product.code} has no size to draw`)
  return html`${dimensionDrawing(size, shapeOf(printed), printed.language)}<p class="small">${documentWords(printed.language)('drawingNote')}</p>`
}

export function serviceContact({ language, site }: PrintedProduct): Markup {
  const t = documentWords(language)
  const entries = [
    [t('telephone'), site.phone],
    [t('mail'), site.email],
    [t('hours'), textIn(site.hours, language).text],
  ] as const
  return html`<p>${t('servicePromise')}</p>
<dl class="contact">${entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
<p class="small" style="margin-top:3mm">${site.brand}, ${textIn(site.address, language).text}</p>`
}

/** Lines to write on: what service asks for, kept with the paper. */
export function writeIn({ language }: PrintedProduct): Markup {
  const t = documentWords(language)
  return html`<div class="write-in"><span>${t('serialNumber')}</span><span>${t('purchaseDate')}</span></div>`
}
