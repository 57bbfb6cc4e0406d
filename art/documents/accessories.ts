import { documentWords } from '#i18n/documents/document-words.ts'
import { html, type Markup, markup } from './html.ts'
import { masthead } from './page-frame.ts'
import type { PrintedProduct } from './printed-product.ts'
import { serviceContact } from './shared-parts.ts'
import { chaptersOf } from './written-text.ts'

/** Only slanted hoods have accessories so far. */
export function accessories(printed: PrintedProduct): Markup {
  const { view, language } = printed
  const chapters = chaptersOf('slanted-hood/accessories', printed)
  return html`${masthead(printed, 'accessories')}<p class="code">${view.code}</p><h1>${view.title.text}</h1>
${chapters.map(({ title, body }) => html`<section class="handbook"><h2>${title}</h2>${markup(body)}</section>`)}
<section class="keep"><h2>${documentWords(language)('service')}</h2>${serviceContact(printed)}</section>`
}
