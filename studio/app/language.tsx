import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { I18nProvider } from 'react-aria-components'
import type { FormField } from '#contract/forms/form.ts'
import { isSubmissionKind } from '#contract/forms/forms.ts'
import { dayText } from '#i18n/date-format.ts'
import { zhHans as formWords } from '#i18n/interface/forms/zh-hans.ts'
import { dayInSingapore, momentInSingapore, timeInSingapore } from '#i18n/singapore-time.ts'
import { type TranslateFrom, translatorFrom } from '#i18n/translator.ts'
import { en } from '../words/en.ts'
import { faultText } from '../words/faults/fault-text.ts'
import { zhHans } from '../words/zh-hans.ts'
import { browserStorage } from './browser-storage.ts'

export type StudioLanguage = 'en' | 'zh-Hans'
export type Words = TranslateFrom<typeof en>

export type InLanguage = {
  language: StudioLanguage
  t: Words
  moment: (time: string) => string
  age: (time: string) => string
  label: (field: FormField) => string
  /** The kind of a submission. A row of another version may have an unknown one, which is shown as it is. */
  kindText: (kind: string) => string
  /** A message of the content check. */
  faultText: (message: string) => string
  setLanguage: (language: StudioLanguage) => void
}

const storageKey = 'studio-language'
const messages = { en, 'zh-Hans': zhHans }
const hourMs = 60 * 60_000

const Context = createContext<InLanguage | undefined>(undefined)

export function useWords(): InLanguage {
  const words = useContext(Context)
  if (!words) throw new Error('Not inside a LanguageProvider')
  return words
}

/** The language that was chosen last, else that of the browser. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<StudioLanguage>(firstLanguage)
  useEffect(() => {
    document.documentElement.lang = language
    browserStorage.write(storageKey, language)
  }, [language])
  const value = useMemo(() => inLanguage(language, setLanguage), [language])
  return (
    <I18nProvider locale={language === 'en' ? 'en-SG' : 'zh-Hans-SG'}>
      <Context value={value}>{children}</Context>
    </I18nProvider>
  )
}

function firstLanguage(): StudioLanguage {
  const chosen = browserStorage.read(storageKey) ?? navigator.language
  return chosen.toLowerCase().startsWith('zh') ? 'zh-Hans' : 'en'
}

function inLanguage(language: StudioLanguage, setLanguage: InLanguage['setLanguage']): InLanguage {
  const t = translatorFrom<typeof en>(language, messages[language])
  return {
    language,
    t,
    setLanguage,
    faultText: (message) => faultText(language, message),
    moment: (time) => {
      if (language === 'en') return momentInSingapore(time)
      const at = new Date(time)
      if (Number.isNaN(at.getTime())) return time
      return `${dayText(language, dayInSingapore(at))} ${timeInSingapore(at)}`
    },
    age: (time) => {
      const hours = Math.max(0, Date.now() - Date.parse(time)) / hourMs
      if (hours < 1) return t('age.minutes', { count: Math.floor(hours * 60) })
      if (hours < 48) return t('age.hours', { count: Math.floor(hours) })
      return t('age.days', { count: Math.floor(hours / 24) })
    },
    kindText: (kind) => (isSubmissionKind(kind) ? t(`kind.${kind}`) : kind),
    label: (field) => (language === 'en' ? field.label : labelInChinese(field)),
  }
}

function labelInChinese({ labelKey, label }: FormField): string {
  return new Map(Object.entries(formWords)).get(labelKey) ?? label
}
