import { pickEach } from '#catalog/localised.ts'
import { eachField } from '#catalog/shown-fields.ts'
import type { Faq, Notice } from '#catalog/snapshot/editorial-part.ts'
import { NoticeProse, NoticeTexts } from '#contract/content/support.ts'
import type { FaqEntry, NoticeEntry } from '#publishing/read/content-draft.ts'
import type { FactBook } from '../fact-book.ts'
import { categoryOf, renderEach, wordsOf } from './parts.ts'

/** The questions of one category. */
export function buildFaq(entry: FaqEntry, facts: FactBook): Faq[] {
  const words = wordsOf(entry.words, facts, ['content'])
  const category = categoryOf(entry.id).number
  return entry.questions.map(({ id, products, topic }) => ({
    id,
    category,
    products,
    topic,
    title: pickEach(words, (own) => own[id]?.title),
    answer: renderEach(pickEach(words, (own) => own[id]?.content)),
  }))
}

export function buildNotice(entry: NoticeEntry, facts: FactBook): Notice {
  const { source, words: files, ...fields } = entry
  const words = wordsOf(files, facts, Object.keys(NoticeProse.shape))
  return {
    ...fields,
    ...eachField(NoticeTexts, words.en, (_, field) => pickEach(words, (own) => own[field])),
    ...eachField(NoticeProse, words.en, (_, field) => renderEach(pickEach(words, (own) => own[field]))),
  }
}
