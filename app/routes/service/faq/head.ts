import { faqPageData } from '#app/features/reading/question-list/faq-page-data.ts'
import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { AllQuestions, CategoryQuestions } from './load.server.ts'

export function faqHead(data: CategoryQuestions | AllQuestions, { t, origin, trail }: Frame): PageHead {
  if (data.kind === 'all') {
    return {
      title: t('faq.title'),
      description: t('faq.description'),
      canonicalUrl: (of) => pageUrl(of, 'faq'),
      trail: trail('faq', t('faq.title')),
    }
  }
  const { category, questions } = data
  const { name, picture } = category
  const id = String(category.number)
  return {
    title: t('faq.ofCategory', { category: name.text }),
    description: t('faq.ofCategoryDescription', { category: name.text, count: questions.length }),
    canonicalUrl: (of) => pageUrl(of, 'faq', { id }),
    picture,
    trail: trail('faq', name, id),
    jsonLd: questions.length > 0 ? [faqPageData(questions, origin)] : [],
  }
}
