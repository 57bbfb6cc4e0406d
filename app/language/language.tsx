import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Language } from '#contract/languages.ts'
import { formatNumber } from '#i18n/number-format.ts'

type LanguageValue = { language: Language; number: (value: number) => string }

const LanguageContext = createContext<LanguageValue | undefined>(undefined)

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  const value = useMemo<LanguageValue>(() => ({ language, number: (amount) => formatNumber(amount, language) }), [language])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

/** The language of the page and its number format. Its messages: `useMessages`. */
export function useLanguage(): LanguageValue {
  const value = use(LanguageContext)
  if (!value) throw new Error('useLanguage outside of LanguageProvider')
  return value
}
