import type { Catalog } from '#catalog/catalog.ts'
import type { Language } from '#contract/languages.ts'
import type { FooterColumn, HeaderPlace } from '#contract/pages/page.ts'
import { paths } from '#contract/pages/paths.ts'
import { type PageKey, pageKeys, pageRow, type pages } from '#contract/pages/table.ts'
import { localPath } from '#contract/pages/urls.ts'
import type { SiteView } from '#contract/views.ts'
import type { MessageKey } from '#i18n/interface/en.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import type { FrameSite, NavigationLink, RootData } from './root-data.ts'

export function rootData(catalog: Catalog, language: Language, origin: string): RootData {
  const t = interfaceWords(language)
  return {
    language,
    origin,
    site: frameSite(catalog.site(language)),
    navigation: navigationIn(language, t),
    errorTitles: { notFound: t('notFound.title'), failed: t('error.title') },
  }
}

/** Without what few pages or none show. */
function frameSite({ description: _, countries, categories, ...site }: SiteView): FrameSite {
  return {
    ...site,
    countries: countries.map(({ tag, name, outerUrl }) => ({ tag, name, outerUrl })),
    categories: categories.map(({ number, name }) => ({ number, name })),
  }
}

/** Pages linked from header, menu or footer. Each needs a name in the navigation messages. */
type LinkedPage = {
  [Key in PageKey]: (typeof pages)[Key] extends { header: HeaderPlace } | { footer: FooterColumn } ? Key : never
}[PageKey]
type Label = MessageKey<'navigation'> & `navigation.${LinkedPage}`

/** The links of header, menu and footer, in the order of the page table. The browser gets them as data, so the table stays out of its bundle. */
function navigationIn(language: Language, t: Translate<'navigation'>): NavigationLink[] {
  return pageKeys.filter(isLinked).map((page) => {
    const { header, footer } = pageRow(page)
    const label: Label = `navigation.${page}`
    return {
      header,
      footer,
      href: localPath(language, paths[page]),
      label: t(label),
    }
  })
}

function isLinked(page: PageKey): page is LinkedPage {
  const { header, footer } = pageRow(page)
  return header !== undefined || footer !== undefined
}
