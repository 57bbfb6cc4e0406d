import { htmlIn, textIn } from '#catalog/localised.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import { html, type Markup, markup } from './html.ts'
import { masthead, titleBlock } from './page-frame.ts'
import type { PrintedProduct } from './printed-product.ts'
import { parameterColumns, serviceContact } from './shared-parts.ts'

/** Two pages: the series with its main product, then the other products and the figures. */
export function brochure(printed: PrintedProduct): Markup {
  const { view, series, siblings, language, category } = printed
  const t = documentWords(language)
  const others = siblings.map(
    ({ view: { code, title, summary } }) =>
      html`<article class="keep"><img class="picture" src="/siblings/${code}.jpg" alt=""><p class="code">${code}</p><h3 style="margin-top:0">${title.text}</h3><p>${summary.text}</p></article>`,
  )
  const story = view.details.map(
    ({ title, text }) => html`<article class="keep"><h3>${title.text}</h3>${markup(text.html)}</article>`,
  )
  return html`<img class="picture" style="height:100mm" src="/wide.jpg" alt="${textIn(category.picture.alt, language).text}">
<div style="margin-top:6mm"><p class="code">${textIn(series.name, language).text}</p><h1>${textIn(series.title, language).text}</h1><div class="lead">${markup(htmlIn(series.intro, language).html)}</div></div>
<div class="story">${story}</div>
<section class="new-page">${masthead(printed, 'brochure')}${titleBlock(printed)}<div style="margin-top:6mm">${parameterColumns(view.parameters)}</div></section>
<section class="keep"><h2 style="margin-top:8mm">${t('alsoInSeries')}</h2><div class="siblings">${others}</div></section>
<section class="keep"><h2 style="margin-top:8mm">${t('service')}</h2>${serviceContact(printed)}</section>`
}
