import { NoticeProse, NoticeTexts } from '#contract/content/support.ts'
import type { FactBook } from '../facts/fact-book.ts'
import { pickEach } from '../localised.ts'
import type { FaqEntry, NoticeEntry } from '../reading/content-draft.ts'
import { eachField } from '../shown-fields.ts'
import { mapWithYields } from '../yield-to-event-loop.ts'
import type { Faq, Notice } from './editorial-part.ts'
import { categoryOf, renderEach, wordsOf } from './parts.ts'

/** The questions of one category. */
export async function buildFaq(entry: FaqEntry, facts: FactBook): Promise<Faq[]> {
  const words = wordsOf(entry.words, facts, ['content'])
  const category = categoryOf(entry.id).number
  return mapWithYields(entry.questions, ({ id, products }) => ({
    id,
    category,
    products,
    title: pickEach(words, (own) => own[id]?.title),
    answer: renderEach(pickEach(words, (own) => own[id]?.content)),
  }))
}

export function buildNotice(entry: NoticeEntry, facts: FactBook): Notice {
  const { source, words: files, ...kept } = entry
  const words = wordsOf(files, facts, Object.keys(NoticeProse.shape))
  return {
    ...kept,
    ...eachField(NoticeTexts, words.en, (_, field) => pickEach(words, (own) => own[field])),
    ...eachField(NoticeProse, words.en, (_, field) => renderEach(pickEach(words, (own) => own[field]))),
  }
}
