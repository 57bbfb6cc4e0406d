import type { MessageKey } from '#app/i18n/messages/en.ts'
import { readingPaths } from '#app/reading-urls.ts'
import { localPath, paths } from '#app/urls.ts'
import type { Language } from '#contract/languages.ts'

/** Places of the header. Where one link stands, it is a plain item; two or more are a menu, named `nav.<place>`. */
export type HeaderPlace = 'home' | 'services' | 'news' | 'stores' | 'about' | 'search'
export type FooterColumn = 'products' | 'services' | 'news' | 'about'

type Entry = { key: string; path: string; label: MessageKey; header?: HeaderPlace; footer?: FooterColumn }

/** What header, drawer and footer lead to, in order. A line stands here once its screen exists (G5). */
const entries: readonly Entry[] = [
  { key: 'home', path: paths.home, label: 'navigation.home', header: 'home' },
  { key: 'compare', path: paths.compare, label: 'navigation.compare', footer: 'products' },
  {
    key: 'shoppingGuide',
    path: readingPaths.shoppingGuide,
    label: 'navigation.shoppingGuide',
    header: 'services',
    footer: 'services',
  },
  {
    key: 'servicePromise',
    path: readingPaths.servicePromise,
    label: 'navigation.servicePromise',
    header: 'services',
    footer: 'services',
  },
  { key: 'about', path: readingPaths.about, label: 'navigation.about', header: 'about', footer: 'about' },
  { key: 'brand', path: readingPaths.brand, label: 'navigation.brand', footer: 'about' },
  { key: 'servicePhilosophy', path: readingPaths.servicePhilosophy, label: 'navigation.servicePhilosophy', footer: 'about' },
  { key: 'worldOutlets', path: readingPaths.worldOutlets, label: 'navigation.worldOutlets', footer: 'about' },
  { key: 'cooperation', path: readingPaths.cooperation, label: 'navigation.cooperation', footer: 'about' },
  { key: 'terms', path: readingPaths.terms, label: 'navigation.terms', footer: 'about' },
]

export type NavigationLink = { key: string; href: string; label: string; header?: HeaderPlace; footer?: FooterColumn }

/** The table in one language. It goes to the browser as data: neither paths nor words of it are part of the code there. */
export function navigationIn(language: Language, words: Partial<Record<MessageKey, string>>): NavigationLink[] {
  return entries.map(({ path, label, ...entry }) => ({ ...entry, href: localPath(language, path), label: words[label] ?? label }))
}
