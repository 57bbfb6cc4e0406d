import type { MessageKey } from '#app/i18n/messages/en.ts'
import { urls } from '#app/urls.ts'
import type { Language } from '#contract/languages.ts'

/** What stands in the header and in the drawer of small screens, in order. A line stands here once its screen exists (G5). */
export type NavigationEntry =
  | { kind: 'page'; label: MessageKey; to: (language: Language) => string }
  | { kind: 'products' }
  | { kind: 'contact' }

export const navigation: readonly NavigationEntry[] = [
  { kind: 'page', label: 'nav.home', to: urls.home },
  { kind: 'products' },
  { kind: 'contact' },
]

/** The footer: where the items of the header lead as long as there is no JavaScript to open them. */
export const footerId = 'site-footer'
export const mainId = 'content'
