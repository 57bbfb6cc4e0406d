import type { Language } from '#contract/languages.ts'
import { registerMessages } from './registered-messages.ts'

const loaders: Record<Language, () => Promise<Parameters<typeof registerMessages>[1]>> = {
  'zh-Hans': async () => (await import('./messages/zh-hans.ts')).zhHans,
  en: async () => (await import('./messages/en.ts')).en,
  ko: async () => (await import('./messages/ko.ts')).ko,
  id: async () => (await import('./messages/id.ts')).id,
  'zh-Hant': async () => (await import('./messages/zh-hant.ts')).zhHant,
}

const isLanguage = (name: string): name is Language => name in loaders

/** Makes the words of one language available in the browser, before the page is hydrated. */
export async function loadMessages(htmlLang: string) {
  const language = isLanguage(htmlLang) ? htmlLang : 'en'
  registerMessages(language, await loaders[language]())
}
