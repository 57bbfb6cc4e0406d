import type { Language } from '#contract/languages.ts'
import type { FooterColumn, HeaderPlace } from '#contract/pages/page.ts'
import { paths } from '#contract/pages/paths.ts'
import { type PageKey, pageKeys, pageRow, type pages } from '#contract/pages/table.ts'
import { localPath } from '#contract/pages/urls.ts'
import type { MessageKey } from '#i18n/interface/en.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import type { NavigationLink } from './root-data.ts'

/** Pages linked from header, menu or footer. Each needs a name in the navigation messages. */
type LinkedPage = {
  [Key in PageKey]: (typeof pages)[Key] extends { header: HeaderPlace } | { footer: FooterColumn } ? Key : never
}[PageKey]
type Label = MessageKey<'navigation'> & `navigation.${LinkedPage}`

/** The links of header, menu and footer, in the order of the page table. The browser gets them as data, so the table stays out of its bundle. */
export function navigationIn(language: Language, t: Translate<'navigation'>): NavigationLink[] {
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
