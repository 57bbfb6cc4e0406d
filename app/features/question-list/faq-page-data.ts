import type { FaqView } from '#contract/views/support.ts'

/** schema.org's description of a page of questions whose answers all stand on it. */
export function faqPageData(questions: readonly FaqView[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title.text,
      acceptedAnswer: { '@type': 'Answer', text: answer.html },
    })),
  }
}
