import { formFields } from '#app/loading/fit-fields.server.ts'
import { found, type Outcome } from '#app/loading/outcome.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { type QrCodePath, qrCodePath } from '#catalog/documents/qr-code-path.ts'
import type { FitAnswers } from '#contract/fit/answers.ts'
import { fitQuery, isLengthQuestion, type LengthQuestion, type Question } from '#contract/fit/questions.ts'
import { readAnswers } from '#contract/fit/read-answers.ts'
import type { Language } from '#contract/languages.ts'
import { fitUrl } from '#contract/pages/urls.ts'
import { type CategoryNumber, parseCategory } from '#contract/products/categories.ts'
import type { CategorySummary } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { formatNumber } from '#i18n/number-format.ts'

/** A length with room to write its number on, which is empty if nothing readable was typed. */
export type SheetMeasure = { question: LengthQuestion; label: string; hint: string; millimetres: string }

/** A question with boxes to tick. Some also have a line to write on, with its unit. */
export type SheetChoice = {
  label: string
  boxes: { text: string; ticked: boolean }[]
  line?: { text: string; unit: string }
}

export type SheetPage =
  | { kind: 'choice'; categories: readonly CategorySummary[] }
  | {
      kind: 'sheet'
      category: CategoryNumber
      filled: boolean
      measures: SheetMeasure[]
      choices: SheetChoice[]
      /** URL of the fit finder with these answers. */
      formUrl: string
      code: QrCodePath
    }

type Request = { language: Language; query: URLSearchParams; origin: string }

/** The measuring sheet of a category, with what is known of the kitchen (FT6). Without a category, the choice of one. */
export function loadMeasuringSheet(catalog: Catalog, { language, query, origin }: Request): Outcome<SheetPage> {
  const category = parseCategory(query.get('cate') ?? '')
  if (category === undefined) return found({ kind: 'choice', categories: catalog.site(language).categories })

  const { answers, typed } = readAnswers(category, query)
  const fields = formFields(catalog, language, { category, typed, problems: [] })
  const formUrl = fitUrl(language, category, fitQuery(answers))
  return found({
    kind: 'sheet',
    category,
    filled: Object.keys(answers).length > 0,
    measures: fields.flatMap(({ question, label, hint = '' }) =>
      isLengthQuestion(question) ? [{ question, label, hint, millimetres: numberIn(answers, question, language) }] : [],
    ),
    choices: fields.flatMap(({ question, label, options }): SheetChoice[] => {
      if (question === 'stack')
        return [{ label, boxes: [], line: { text: modelText(catalog, language, answers.stack), unit: '' } }]
      if (!options) return []
      const answer = answerOf(answers, question)
      const boxes = options.filter(({ value }) => !isNumber(value)).map(({ value, text }) => ({ text, ticked: value === answer }))
      return question === 'duct' ? [ductChoice({ label, boxes, language, millimetres: answers.duct })] : [{ label, boxes }]
    }),
    formUrl,
    code: qrCodePath(origin + formUrl),
  })
}

const isNumber = (text: string) => /^\d+$/.test(text)

/** The value of the option that was chosen. */
function answerOf(answers: FitAnswers, question: Question): string | undefined {
  const answer = answers[question]
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : answer?.toString()
}

const numberIn = (answers: FitAnswers, question: LengthQuestion, language: Language) =>
  answers[question] === undefined ? '' : formatNumber(answers[question], language)

type Duct = Pick<SheetChoice, 'label' | 'boxes'> & { language: Language; millimetres: FitAnswers['duct'] }

/** Diameters are written, because a list of all that are sold would be long. */
function ductChoice({ label, boxes, language, millimetres }: Duct): SheetChoice {
  const isDuct = typeof millimetres === 'number'
  const box = { text: interfaceWords(language)('sheet.duct'), ticked: isDuct }
  return { label, boxes: [...boxes, box], line: { text: isDuct ? formatNumber(millimetres, language) : '', unit: 'mm' } }
}

function modelText(catalog: Catalog, language: Language, code = ''): string {
  const product = catalog.product(language, code)
  return product ? `${product.code} ${product.title.text}` : code
}
