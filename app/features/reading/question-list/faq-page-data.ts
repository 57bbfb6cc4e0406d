import type { FaqView } from '#contract/views/support.ts'

/** schema.org's `FAQPage`. Links in the answers become absolute, because search engines show them away from the page. */
export function faqPageData(questions: readonly FaqView[], origin: string) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, answer }) => ({
      '@type': 'Question',
      name: title.text,
      acceptedAnswer: { '@type': 'Answer', text: answer.html.replaceAll('href="/', `href="${origin}/`) },
    })),
  }
}
