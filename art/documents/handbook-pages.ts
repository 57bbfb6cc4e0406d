import type { DocumentKind } from '#contract/views.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import { editionLine } from './edition.ts'
import { html, type Markup, markup } from './html.ts'
import type { PrintedProduct } from './printed-product.ts'
import { serviceContact, writeIn } from './shared-parts.ts'
import type { Chapter } from './written-text.ts'

/** The first page of each chapter, from the previous print; empty for the first print. */
export type ChapterPages = ReadonlyMap<string, number>

export type PrintedChapter = { id: string; title: string; content: Markup; onNewPage: boolean }
type PlainChapter = Chapter | { title: string; content: Markup }

export function cover(printed: PrintedProduct, kind: DocumentKind): Markup {
  const { view, site, language } = printed
  return html`<section class="cover"><img class="picture" src="/studio.jpg" alt="${view.pictures[0]?.alt.text}">
<div class="cover-words"><p class="code">${view.code}</p><h1 class="cover-title">${documentWords(language)(`kind.${kind}`)}</h1><p class="lead">${view.title.text}</p>
<p class="cover-foot"><span class="brand">${site.brand}</span><span class="small">${editionLine(language)}</span></p></div></section>`
}

/** Gives chapters ids, so that their pages can be found in the finished PDF. */
export function numbered(chapters: readonly PlainChapter[], onNewPage: (index: number) => boolean): PrintedChapter[] {
  return chapters.map((chapter, index) => ({
    onNewPage: onNewPage(index),
    id: `chapter-${index + 1}`,
    title: `${index + 1}  ${chapter.title}`,
    content: 'content' in chapter ? chapter.content : markup(chapter.body),
  }))
}

export function contents(printed: PrintedProduct, chapters: readonly PrintedChapter[], pages: ChapterPages): Markup {
  const lines = chapters.map(({ id, title }) => html`<li><a href="#${id}">${title}</a><span>${pages.get(id)}</span></li>`)
  const t = documentWords(printed.language)
  return html`<section class="handbook"><h2 style="margin-top:0">${t('contents')}</h2><ol class="toc">${lines}</ol>
<section class="keep" style="margin-top:14mm"><h3>${t('service')}</h3>${serviceContact(printed)}${writeIn(printed)}</section></section>`
}

export function chapterSections(chapters: readonly PrintedChapter[]): Markup[] {
  return chapters.map(
    ({ id, title, content, onNewPage }) =>
      html`<section class="handbook chapter ${onNewPage ? 'new-page' : ''}"><h2 id="${id}">${title}</h2>${content}</section>`,
  )
}
