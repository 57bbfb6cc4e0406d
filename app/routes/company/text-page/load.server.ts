import { found, notFound, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { pageIn } from '#contract/pages/page-of-path.ts'
import type { PageIn } from '#contract/pages/table.ts'
import { slugOf } from '#contract/pages/text-pages.ts'
import type { StaticPageView } from '#contract/views/pages.ts'
import type { Text } from '#contract/views.ts'

type TextPageKey = PageIn<'company/text-page'>
/** A story is read from top to bottom; a guide is for looking something up. */
export type Composition = 'story' | 'guide'
export type TextPage = { key: TextPageKey; page: StaticPageView; composition: Composition }

const guides: readonly TextPageKey[] = ['shoppingGuide', 'terms']

type Query = { language: Language; pathname: string }

/** The last segment of the path selects the page (X2, X4, X5, X6, X9, X10). */
export function loadTextPage(catalog: Catalog, { language, pathname }: Query): Outcome<TextPage> {
  const key = pageIn('company/text-page', pathname)
  const slug = key && slugOf(key)
  const page = slug && catalog.page(language, slug)
  if (!key || !page) return notFound
  const composition = guides.includes(key) ? 'guide' : 'story'
  return found({ key, page: { ...page, title: titleIn(catalog, language, page) }, composition })
}

/** A title identical to the English one is English (X6), and is marked with `lang` for screen readers. */
function titleIn(catalog: Catalog, language: Language, { slug, title }: StaticPageView): Text {
  const isEnglish = language !== defaultLanguage && title.text === catalog.page(defaultLanguage, slug)?.title.text
  return isEnglish ? { ...title, lang: defaultLanguage } : title
}
