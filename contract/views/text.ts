import type { Language } from '../languages.ts'

/**
 * Text in the requested language. `lang` is set only if a missing translation fell back to English. `breaks` are the possible line
 * breaks of a Chinese heading, as indices of the characters that begin a word; missing for other texts.
 */
export type Text = { text: string; lang?: Language; breaks?: number[] }
/** Sanitised HTML, rendered from Markdown when the content is loaded. */
export type Html = { html: string; lang?: Language }
