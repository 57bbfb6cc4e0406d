import type { NavigationLink } from '#app/loading/root-data.ts'
import type { Language } from '#contract/languages.ts'
import type { FooterColumn, HeaderPlace } from '#contract/pages/page.ts'
import { paths } from '#contract/pages/paths.ts'
import { type PageKey, pageKeys, pageRow, type pages } from '#contract/pages/table.ts'
import { localPath } from '#contract/pages/urls.ts'
import type { MessageKey, PageMessages } from '#i18n/interface/en.ts'

/** Pages linked from header, menu or footer. Each needs a name in the navigation messages. */
type LinkedPage = {
  [Key in PageKey]: (typeof pages)[Key] extends { header: HeaderPlace } | { footer: FooterColumn } ? Key : never
}[PageKey]
type Label = MessageKey & `navigation.${LinkedPage}`

/** The links of header, menu and footer, in the order of the page table. The browser gets them in a file with the messages, so the table stays out of its bundle. */
export function navigationIn(language: Language, words: PageMessages): NavigationLink[] {
  return pageKeys.filter(isLinked).map((page) => {
    const { header, footer } = pageRow(page)
    const label: Label = `navigation.${page}`
    return {
      header,
      footer,
      href: localPath(language, paths[page]),
      label: words[label] ?? page,
    }
  })
}

function isLinked(page: PageKey): page is LinkedPage {
  const { header, footer } = pageRow(page)
  return header !== undefined || footer !== undefined
}
