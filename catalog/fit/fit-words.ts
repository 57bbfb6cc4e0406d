import type { Language } from '#contract/languages.ts'
import type { FitFinding } from '#contract/views/fit.ts'
import type { FitMessages } from '#i18n/fit/en.ts'
import { fitMessages } from '#i18n/fit/fit-words.ts'
import { formatMessage } from '#i18n/format-message.ts'
import { formatAlternatives, formatNumber, withUnit } from '#i18n/number-format.ts'
import type { Finding, Open } from './judge.ts'
import type { Amount } from './outcome.ts'

/** A change or a reason, in words. */
export function findingWords(language: Language, { rule, sentence, have, need }: Finding): FitFinding {
  const unit = unitOf(rule, need)
  const by = typeof have === 'number' && typeof need === 'number' ? amount(language, Math.abs(need - have), unit) : ''
  const values = { have: amount(language, have, unit), need: amount(language, need, unit), by }
  return { rule, have, need, unit, text: formatMessage(language, fitMessages[language][`say.${sentence}`], values) }
}

/** What a model needs that was left open. */
export function openWords(language: Language, { rule, question, need }: Open): string {
  const values = { need: amount(language, need, unitOf(rule, need)) }
  return formatMessage(language, fitMessages[language][`open.${question}`], values)
}

/** That a model lacks facts which the rules read. */
export const factsWords = (language: Language): string => fitMessages[language]['open.facts']

/** Distances of pipes are in metres. */
function unitOf(rule: string, need: Amount): FitFinding['unit'] {
  if (typeof need !== 'number') return ''
  return rule === 'water' ? 'm' : 'mm'
}

function amount(language: Language, value: Amount, unit: string): string {
  if (typeof value === 'number') return withUnit(formatNumber(value, language), unit)
  const messages = fitMessages[language]
  const words = value.split(' ').map((word) => (isWord(word) ? messages[`word.${word}`] : word))
  return words.length > 1 ? formatAlternatives(words, language) : (words[0] ?? '')
}

type Word = keyof FitMessages extends infer Key ? (Key extends `word.${infer Name}` ? Name : never) : never
const isWord = (word: string): word is Word => Object.hasOwn(fitMessages.en, `word.${word}`)
