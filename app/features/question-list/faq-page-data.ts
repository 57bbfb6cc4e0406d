import type { FaqView } from '#contract/views/support.ts'

/** schema.org's description of a page of questions whose answers all stand on it. Away from the page, their links have to be whole. */
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
