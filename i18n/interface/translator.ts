import type { Language } from '#contract/languages.ts'
import { type TranslateFrom, translatorFrom } from '../translator.ts'
import type { en, PageMessages } from './en.ts'

export type Translate = TranslateFrom<typeof en>

/** Returns the key itself if the page doesn't include its message. `page-messages.test.ts` checks that this never happens. */
export function translator(language: Language, messages: PageMessages): Translate {
  return translatorFrom<typeof en>(language, messages)
}
