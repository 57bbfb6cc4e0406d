import type { Catalog } from '#catalog/catalog.ts'
import { optionText } from '#catalog/fit/answer-words.ts'
import { type FitField, fitFields, isLengthQuestion, type Question, questionsOf } from '#contract/fit/questions.ts'
import type { FitProblem } from '#contract/fit/read-answers.ts'
import type { Language } from '#contract/languages.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { formatNumber } from '#i18n/number-format.ts'

type FieldOption = { value: string; text: string }

/** A field of the form, in words. */
export type FormField = {
  question: Question
  name: string
  label: string
  /** Where to hold the tape. */
  hint?: string
  /** Undefined for a length, and for a code that is typed. */
  options?: FieldOption[]
  /** The same under headings. */
  groups?: { name: string; options: FieldOption[] }[]
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
    const options = optionsOf(language, { question, value })
    const groups = question === 'stack' ? stackable(catalog, language) : undefined
    return {
      question,
      name: fitFields[question].name,
      label: t(`fitForm.label.${question}`),
      ...(isLengthQuestion(question) && { hint: t(`fitForm.tape.${question}`) }),
      ...(options && { options }),
      ...(groups && { groups }),
      value,
      ...(problem && { error: errorText(t, language, problem) }),
    }
  })
}

type FieldValue = { question: Question; value: string }

function optionsOf(language: Language, { question, value }: FieldValue): FormField['options'] {
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
function stackable(catalog: Catalog, language: Language): FormField['groups'] {
  const { categories } = catalog.site(language)
  return catalog.stackChoices(language)?.map(({ category, models }) => ({
    name: categories.find(({ number }) => number === category)?.name.text ?? '',
    options: models.map(({ code, title }) => ({ value: code, text: `${code} ${title.text}` })),
  }))
}

function errorText(t: Translate<'fit-form'>, language: Language, { question, problem, asCentimetres }: FitProblem): string {
  const { from = 0, to = 0 }: FitField = fitFields[question]
  const range = { from: formatNumber(from, language), to: formatNumber(to, language) }
  switch (problem) {
    case 'unreadable':
      return t('fitForm.unreadable')
    case 'impossible':
      return asCentimetres === undefined
        ? t('fitForm.impossible', range)
        : t('fitForm.maybe', { ...range, centimetres: formatNumber(asCentimetres, language) })
    case 'unknownCode':
      return t('fitForm.unknownCode')
    case 'unknown':
      return t('fitForm.unknownChoice')
  }
}
