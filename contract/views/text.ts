import type { Language } from '../languages.ts'

/**
 * Words in the language asked for; `lang` is set only where a missing translation fell back to English. `breaks`: between which signs of
 * a Chinese heading a line may end, each by the one that begins the next word; missing where it does not matter.
 */
export type Text = { text: string; lang?: Language; breaks?: number[] }
/** Sanitised HTML, rendered from Markdown when the content was loaded. */
export type Html = { html: string; lang?: Language }
