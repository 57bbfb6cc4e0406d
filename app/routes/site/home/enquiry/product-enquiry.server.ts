import type { Catalog } from '#catalog/catalog.ts'
import { answerWords } from '#catalog/fit/answer-words.ts'
import { fitQuery } from '#contract/fit/questions.ts'
import { readAnswers } from '#contract/fit/read-answers.ts'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { ProductView } from '#contract/views.ts'
import { interfaceWords } from '#i18n/interface/interface-messages.server.ts'
import { formatList } from '#i18n/number-format.ts'
import type { ProductEnquiry } from './enquiry.tsx'

/**
 * The enquiry about a product in a measured kitchen, to which the fit finder links (FT6). Its values are English, like those of all choices.
 * Undefined for an unknown model and without measures.
 */
export function productEnquiry(catalog: Catalog, language: Language, query: URLSearchParams): ProductEnquiry | undefined {
  const code = query.get('code')
  const product = code ? catalog.product(defaultLanguage, code) : undefined
  if (!product) return undefined
  const { answers } = readAnswers(product.category, query)
  if (Object.keys(answers).length === 0) return undefined
  return {
    ...aboutPlace(language, product, answers),
    url: pageUrl(language, 'home', { code: product.code, ...fitQuery(answers) }),
    category: catalog.category(defaultLanguage, product.category).name.text,
  }
}

type Worded = Pick<ProductEnquiry, 'title' | 'text' | 'choice'>

function aboutPlace(language: Language, { code }: ProductView, answers: Parameters<typeof answerWords>[1]): Worded {
  const t = interfaceWords(language)
  const choice = (of: Language) =>
    interfaceWords(of)('fitForm.enquiry.choice', { code, measures: answerWords(of, answers).join('; ') })
  return {
    title: t('fitForm.enquiry.title', { code }),
    text: t('fitForm.enquiry.text', { measures: formatList(answerWords(language, answers), language) }),
    choice: { value: choice(defaultLanguage), name: choice(language) },
  }
}
