import type { Frame, PageHead } from '#app/loading/page-head.server.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { FaqView } from '#contract/views/support.ts'
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

/** schema.org's `FAQPage`. Links in the answers become absolute, because search engines show them away from the page. */
function faqPageData(questions: readonly FaqView[], origin: string) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title.text,
      acceptedAnswer: { '@type': 'Answer', text: answer.html.replaceAll('href="/', `href="${origin}/`) },
    })),
  }
}
