import type { Language } from '#contract/languages.ts'
import { type TranslateFrom, translatorFrom } from '../translator.ts'
import type { en, PageMessages } from './en.ts'

export type Translate = TranslateFrom<typeof en>

/** A key whose words the page did not take along stands for itself; `page-messages.test.ts` sees to it that there is none. */
export function translator(language: Language, messages: PageMessages): Translate {
  return translatorFrom<typeof en>(language, messages)
}
