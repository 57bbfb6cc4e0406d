import type { Language } from '#contract/languages.ts'
import { en, type FitMessages } from './en.ts'
import { id } from './id.ts'
import { ko } from './ko.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

export const fitMessages: Record<Language, FitMessages> = { 'zh-Hans': zhHans, en, ko, id, 'zh-Hant': zhHant }
