import type { FitAnswers } from '#contract/fit/answers.ts'
import type { Question } from '#contract/fit/questions.ts'
import type { Language } from '#contract/languages.ts'
import type { Messages } from '#i18n/interface/en.ts'
import { interfaceMessages } from '#i18n/interface/interface-messages.server.ts'
import { formatNumber, withUnit } from '#i18n/number-format.ts'

/** What a visitor answered about a kitchen, each answer with its question: "Cut-out, width: 730 mm". */
export function answerWords(language: Language, answers: FitAnswers): string[] {
  const messages = interfaceMessages[language]
  return Object.entries(answers).flatMap(([name, answer]) => {
    // Object.entries loses the keys, which are those of the answers.
    const question = name as Question
    return answer === undefined ? [] : `${messages[`fitForm.label.${question}`]}: ${answerText(language, question, answer)}`
  })
}

function answerText(language: Language, question: Question, answer: string | number | boolean): string {
  if (typeof answer === 'number') return withUnit(formatNumber(answer, language), 'mm')
  return optionText(language, question, typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : answer)
}

/** The words of a choice. A code has none: it is shown as it is. */
export function optionText(language: Language, question: Question, option: string): string {
  const key = `fitForm.option.${question}.${option}`
  return isMessage(key) ? interfaceMessages[language][key] : option
}

const isMessage = (key: string): key is keyof Messages => Object.hasOwn(interfaceMessages.en, key)
