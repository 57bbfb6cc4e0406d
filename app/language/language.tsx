import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Language } from '#contract/languages.ts'
import type { PageMessages } from '#i18n/interface/en.ts'
import { type Translate, translator } from '#i18n/interface/translator.ts'
import { formatNumber } from '#i18n/number-format.ts'

type LanguageValue = { language: Language; t: Translate; number: (value: number) => string }

const LanguageContext = createContext<LanguageValue | undefined>(undefined)

type LanguageProviderProps = { language: Language; messages: PageMessages; children: ReactNode }

export function LanguageProvider({ language, messages, children }: LanguageProviderProps) {
  const value = useMemo<LanguageValue>(
    () => ({ language, t: translator(language, messages), number: (amount) => formatNumber(amount, language) }),
    [language, messages],
  )
  return <LanguageContext value={value}>{children}</LanguageContext>
}

/** The language of the page, its messages (`t`) and its number format. */
export function useLanguage(): LanguageValue {
  const value = use(LanguageContext)
  if (!value) throw new Error('useLanguage outside of LanguageProvider')
  return value
}
