import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import { pageOfPath } from '#app/pages.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import type { StaticPageView } from '#contract/views/pages.ts'
import type { Text } from '#contract/views.ts'
import { type Composition, isWrittenPage, type WrittenPageKey, writtenPages } from './written-pages.ts'

export type WrittenPage = { key: WrittenPageKey; page: StaticPageView; composition: Composition }

type Question = { language: Language; pathname: string }

/** Which of the written pages it is, the last part of the path says. */
export function loadWrittenPage(catalog: Catalog, { language, pathname }: Question): Outcome<WrittenPage> {
  const key = pageOfPath(pathname.slice(pathname.lastIndexOf('/')))
  if (key === undefined || !isWrittenPage(key)) return notFound
  const { slug, composition } = writtenPages[key]
  const page = catalog.page(language, slug)
  return page ? found({ key, page: { ...page, title: titleIn(catalog, language, page) }, composition }) : notFound
}

/** A title that is the same in English is English (X6), and says so to whoever hears it read. */
function titleIn(catalog: Catalog, language: Language, { slug, title }: StaticPageView): Text {
  const isEnglish = language !== defaultLanguage && title.text === catalog.page(defaultLanguage, slug)?.title.text
  return isEnglish ? { ...title, lang: defaultLanguage } : title
}
