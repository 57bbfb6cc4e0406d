import { oneByOne } from '../let-others-run.ts'
import { pickEach } from '../localised.ts'
import type { FaqEntry, NoticeEntry } from '../reading/content-draft.ts'
import { categoryOf, renderEach, wordsOf } from './parts.ts'
import type { Faq, Notice } from './reading-part.ts'

/** The questions of one category. */
export async function buildFaq(entry: FaqEntry): Promise<Faq[]> {
  const words = wordsOf(entry.words)
  const category = categoryOf(entry.id).number
  return oneByOne(entry.questions, ({ id, products }) => ({
    id,
    category,
    products,
    title: pickEach(words, (own) => own[id]?.title),
    answer: renderEach(pickEach(words, (own) => own[id]?.content)),
  }))
}

export function buildNotice(entry: NoticeEntry): Notice {
  const words = wordsOf(entry.words)
  const { id, published, until, severity, models } = entry
  return {
    id,
    published,
    ...(until === undefined ? {} : { until }),
    severity,
    models,
    title: pickEach(words, ({ title }) => title),
    intro: pickEach(words, ({ intro }) => intro),
    content: renderEach(pickEach(words, ({ content }) => content)),
  }
}
