import { documentWords } from '#i18n/documents/document-words.ts'
import { html, type Markup, markup } from './html.ts'
import { masthead, titleBlock } from './page-frame.ts'
import type { PrintedProduct } from './printed-product.ts'
import { drawingOf, parameterColumns, serviceContact } from './shared-parts.ts'

/** Two pages: what it is and its figures; its measures and what the installer has to know. */
export function specSheet(printed: PrintedProduct): Markup {
  const { view, language } = printed
  const t = documentWords(language)
  return html`${masthead(printed, 'specSheet')}
<img class="picture" style="height:104mm" src="/studio.jpg" alt="${view.pictures[0]?.alt.text}">
${titleBlock(printed)}
<section class="keep"><h2 style="margin-top:8mm">${t('technicalData')}</h2>${parameterColumns(view.parameters)}
<p class="small" style="margin-top:2.5mm">${t('factsNote')}</p></section>
<section class="new-page">${masthead(printed, 'specSheet')}
${markup(view.intro.html)}</section>
<section class="keep"><h2>${t('dimensions')}</h2>${drawingOf(printed)}</section>
<section class="keep"><h2>${t('installation')}</h2>${markup(view.installationNotes.html)}</section>
<section class="keep"><h2>${t('service')}</h2>${serviceContact(printed)}</section>`
}
