import { documentWords } from '#i18n/documents/document-words.ts'
import { html, type Markup, markup } from './html.ts'
import { masthead } from './page-frame.ts'
import type { PrintedProduct } from './printed-product.ts'
import { serviceContact, writeIn } from './shared-parts.ts'
import { chaptersOf } from './written-text.ts'

/** One page of terms, one page of instructions. */
export function warranty(printed: PrintedProduct): Markup {
  const { view, language } = printed
  const t = documentWords(language)
  const chapters = chaptersOf('warranty', printed)
  return html`${masthead(printed, 'warranty')}<p class="code">${view.code}</p><h1>${view.title.text}</h1>
${chapters.map(({ title, body }, index) => html`<section class="handbook ${index === 1 ? 'new-page' : ''}"><h2>${title}</h2>${markup(body)}</section>`)}
<section class="keep"><h2>${t('service')}</h2>${serviceContact(printed)}${writeIn(printed)}</section>`
}
