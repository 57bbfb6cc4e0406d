import type { Catalog } from '#catalog/catalog.ts'
import { optionText } from '#catalog/fit/answer-words.ts'
import { type CategoryNumber, categories } from '#contract/categories.ts'
import { type FitField, fitFields, isLengthQuestion, type Question, questionsOf } from '#contract/fit/questions.ts'
import type { FitProblem } from '#contract/fit/read-answers.ts'
import type { Language } from '#contract/languages.ts'
import { interfaceWords } from '#i18n/interface/messages-for.server.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { formatNumber } from '#i18n/number-format.ts'

/** A field of the form, in words. */
export type FormField = {
  question: Question
  name: string
  label: string
  /** Where to hold the tape. */
  hint?: string
  /** Undefined for a length. */
  options?: { value: string; text: string }[]
  value: string
  error?: string
}

/** Diameters of ducts that are sold, in mm. */
const usualDucts = ['100', '120', '125', '150', '160', '180', '200']

type Form = { category: CategoryNumber; typed: ReadonlyMap<Question, string>; problems: readonly FitProblem[] }

/** The fields of a category, with what was typed and what is wrong with it. */
export function formFields(catalog: Catalog, language: Language, { category, typed, problems }: Form): FormField[] {
  const t = interfaceWords(language)
  return questionsOf[category].map((question): FormField => {
    const value = typed.get(question) ?? ''
    const problem = problems.find((one) => one.question === question)
    const options = optionsOf(catalog, language, { question, value, category })
    return {
      question,
      name: fitFields[question].name,
      label: t(`fitForm.label.${question}`),
      ...(isLengthQuestion(question) && { hint: t(`fitForm.tape.${question}`) }),
      ...(options && { options }),
      value,
      ...(problem && { error: errorText(t, language, problem) }),
    }
  })
}

type Asked = { question: Question; value: string; category: CategoryNumber }

function optionsOf(catalog: Catalog, language: Language, { question, value, category }: Asked): FormField['options'] {
  if (question === 'stack') return stackable(catalog, language, category)
  const { options }: FitField = fitFields[question]
  const named = options?.map((option) => ({ value: option, text: optionText(language, question, option) }))
  if (question === 'duct') {
    const t = interfaceWords(language)
    const diameters = usualDucts.includes(value) || !/^\d+$/.test(value) ? usualDucts : [...usualDucts, value]
    return [
      ...diameters.map((one) => ({ value: one, text: t('fitForm.option.duct.of', { millimetres: one }) })),
      ...(named ?? []),
    ]
  }
  return named
}

/** Models that are built in above or below another one. */
function stackable(catalog: Catalog, language: Language, category: CategoryNumber): FormField['options'] {
  const ovens = categories.map(({ number }) => number).filter((number) => questionsOf[number].some((one) => one === 'stack'))
  return ovens
    .filter((number) => number !== category)
    .flatMap((number) => catalog.productChoices(language, number).flatMap(({ products }) => products))
    .map(({ code }) => ({ value: code, text: code }))
}

function errorText(t: Translate, language: Language, { question, problem, meant }: FitProblem): string {
  const { from = 0, to = 0 }: FitField = fitFields[question]
  const range = { from: formatNumber(from, language), to: formatNumber(to, language) }
  switch (problem) {
    case 'unreadable':
      return t('fitForm.unreadable')
    case 'impossible':
      return meant === undefined
        ? t('fitForm.impossible', range)
        : t('fitForm.maybe', { ...range, centimetres: formatNumber(meant, language) })
    case 'unknownCode':
      return t('fitForm.unknownCode')
    case 'unknown':
      return t('fitForm.unknownChoice')
  }
}
