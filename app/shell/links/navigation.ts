import { type PageKey, pagePaths } from '#app/pages.ts'
import { localPath } from '#app/urls.ts'
import type { Language } from '#contract/languages.ts'
import type { MessageKey, PageMessages } from '#i18n/interface/en.ts'

/** Places of the header. Where one link stands, it is a plain item; two or more are a menu, named `nav.<place>`. */
export type HeaderPlace = 'home' | 'services' | 'news' | 'stores' | 'about' | 'search'
export type FooterColumn = 'products' | 'services' | 'news' | 'about'

/** Pages that have a name in the words of the navigation. */
type Page = PageKey & (MessageKey extends infer Key ? (Key extends `navigation.${infer Name}` ? Name : never) : never)
type Entry = { page: Page; header?: HeaderPlace; footer?: FooterColumn }

/** What header, drawer and footer lead to, in order. A line stands here once its screen exists (G5). */
const entries: readonly Entry[] = [
  { page: 'home', header: 'home' },
  { page: 'search', header: 'search' },
  { page: 'compare', footer: 'products' },
  { page: 'faq', header: 'services', footer: 'services' },
  { page: 'manuals', header: 'services', footer: 'services' },
  { page: 'support', header: 'services', footer: 'services' },
  { page: 'registration', header: 'services', footer: 'services' },
  { page: 'feedback', header: 'services', footer: 'services' },
  { page: 'shoppingGuide', header: 'services', footer: 'services' },
  { page: 'servicePromise', header: 'services', footer: 'services' },
  { page: 'stores', header: 'stores', footer: 'services' },
  { page: 'shopFinder', header: 'stores', footer: 'services' },
  { page: 'newsHub', header: 'news' },
  { page: 'news', footer: 'news' },
  { page: 'videos', footer: 'news' },
  { page: 'recipes', footer: 'news' },
  { page: 'happyKitchen', footer: 'news' },
  { page: 'about', header: 'about', footer: 'about' },
  { page: 'brand', footer: 'about' },
  { page: 'servicePhilosophy', footer: 'about' },
  { page: 'worldOutlets', footer: 'about' },
  { page: 'cooperation', footer: 'about' },
  { page: 'dealer', footer: 'about' },
  { page: 'supplier', footer: 'about' },
  { page: 'terms', footer: 'about' },
]

export type NavigationLink = { page: string; href: string; label: string; header?: HeaderPlace; footer?: FooterColumn }

/** The table in one language. It goes to the browser as data: neither paths nor words of it are part of the code there. */
export function navigationIn(language: Language, words: PageMessages): NavigationLink[] {
  return entries.map((entry) => ({
    ...entry,
    href: localPath(language, pagePaths[entry.page]),
    label: words[`navigation.${entry.page}`] ?? entry.page,
  }))
}
