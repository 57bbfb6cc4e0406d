import { documentWords } from '#i18n/documents/document-words.ts'
import { handbookOf } from './document-plan.ts'
import { chapterSections, numbered } from './handbook-pages.ts'
import { html, type Markup, markup } from './html.ts'
import { masthead } from './page-frame.ts'
import type { PrintedProduct } from './printed-product.ts'
import { drawingOf, serviceContact } from './shared-parts.ts'
import { chaptersOf } from './written-text.ts'

/** Dimensions and the product's own notes come first, because the installer needs them most. */
export function installationGuide(printed: PrintedProduct): Markup {
  const { view, product, language } = printed
  const handbook = handbookOf(product.code)
  if (!handbook) throw new Error(`No installation guide is written for ${product.code}`)
  const t = documentWords(language)
  const chapters = numbered(
    [...chaptersOf(`${handbook}/installation`, printed), { title: t('service'), content: serviceContact(printed) }],
    () => false,
  )
  return html`${masthead(printed, 'installationGuide')}<p class="code">${view.code}</p><h1>${view.title.text}</h1>
<section class="keep"><h2>${t('dimensions')}</h2>${drawingOf(printed)}</section>
<section class="keep" style="margin-bottom:12mm"><h2>${t('installation')}</h2>${markup(view.installationNotes.html)}</section>
${chapterSections(chapters)}`
}
