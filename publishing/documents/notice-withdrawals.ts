import { z } from 'zod'
import { familyOf } from '#catalog/documents/family-of.ts'
import { productText, topicsOf } from '#catalog/documents/product-text.ts'
import { familyOf as careFamilyOf } from '#catalog/format/care-family.ts'
import type { Topic } from '#contract/content/support.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import type { Day } from '#contract/views/articles.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import { categoryOf } from '../build/entries/parts.ts'
import { fault, type Rule } from '../check/rule.ts'
import { textsWithin } from '../check/texts-within.ts'
import type { ContentDraft, NoticeEntry, ProductEntry } from '../read/content-draft.ts'
import type { ContentIssue } from '../read/content-issue.ts'
import type { YamlSource } from '../read/yaml-source.ts'
import { topicPhrases } from './topic-phrases.ts'

/**
 * An open safety notice must say which instructions it withdraws. They must exist, and no other text about its models may give them. Only
 * `npm run content check` and the studio ask: the site shows a notice with such a fault all the same.
 */
export const noticeWithdrawals: Rule = (draft) => withdrawalFaults(draft, dayInSingapore(new Date()))

export function withdrawalFaults(draft: ContentDraft, today: Day): ContentIssue[] {
  return draft.notices
    .filter(({ until }) => until === undefined || until >= today)
    .flatMap((notice) => {
      const { source, suppresses, models } = notice
      if (suppresses === undefined) return unsaidWithdrawals(source, notice, today)
      const products = models.flatMap(({ code }) => draft.products.filter((product) => product.code === code))
      return suppresses.flatMap((topic, index): ContentIssue[] => {
        if (topic === 'none')
          return suppresses.length > 1 ? [fault(source, ['suppresses', index], 'none and instructions exclude each other')] : []
        const given = products.some((product) => markedIn(draft, product).includes(topic))
        return [
          ...(given ? [] : [fault(source, ['suppresses', index], `no text about its models gives these instructions: ${topic}`)]),
          ...products.flatMap((product) => stillGiven(draft, notice, product, topic)),
        ]
      })
    })
}

const UnsaidWithdrawals = z.object({
  severity: z.literal('safety'),
  suppresses: z.undefined().optional(),
  until: z.unknown().optional(),
})

/** Of a notice that may have other faults as well, as one that staff begin has. */
export function unsaidWithdrawals(source: YamlSource, notice: unknown, today: Day): ContentIssue[] {
  const { data } = UnsaidWithdrawals.safeParse(notice)
  if (!data || (typeof data.until === 'string' && data.until < today)) return []
  return [fault(source, ['suppresses'], 'a safety notice must name the instructions that it withdraws, or “none”')]
}

/** The topics of which a text about a product is marked. */
function markedIn({ care, faq }: ContentDraft, { category, values }: ProductEntry): Topic[] {
  const family = familyOf(categoryOf(category).slug, values)
  const guide = care.find(({ id }) => id === category)
  return [
    ...(family ? [...topicsOf(`${family.manual}/manual`), ...topicsOf(`${family.installation}/installation`)] : []),
    ...((guide && careFamilyOf(guide.families, values)?.tasks) ?? []).flatMap(({ topic }) => topic ?? []),
    ...faq.filter(({ id }) => id === category).flatMap(({ questions }) => questions.flatMap(({ topic }) => topic ?? [])),
  ]
}

function stillGiven(draft: ContentDraft, { source }: NoticeEntry, product: ProductEntry, topic: Topic): ContentIssue[] {
  return languageNames.flatMap((language) => {
    const phrases = topicPhrases[topic][language]
    return [...unmarkedTexts(draft, product, topic, language)].flatMap(({ where, text }) => {
      const phrase = phrases.find((one) => text.toLowerCase().includes(one))
      const message = `${where} (${language}) still gives instructions that it withdraws for ${product.code}: “${phrase}”. Mark the text with the topic ${topic}`
      return phrase === undefined ? [] : [fault(source, ['suppresses'], message)]
    })
  })
}

/** All that the site says about a product and does not leave out because of the notice. */
function* unmarkedTexts(draft: ContentDraft, product: ProductEntry, topic: Topic, language: Language) {
  const { category, values } = product
  const family = familyOf(categoryOf(category).slug, values)
  const parameters = draft.categories.find(({ slug }) => slug === category)?.parameters ?? []
  const text = { facts: { parameters, values }, own: everyOwn, withdrawn: new Map([[topic, { text: '', short: '' }]]) }
  for (const name of family ? [`${family.manual}/manual`, `${family.installation}/installation`] : []) {
    const bodies = productText(name, text, language)?.bodies ?? []
    // Headings stay: what was below them says why it is missing.
    for (const body of bodies) yield { where: name, text: body.replaceAll(/^### .*$/gm, '') }
  }
  for (const { text: line } of textsWithin(product.words[language]?.load()))
    yield { where: product.source.at([]).file, text: line }
  const guide = draft.care.find(({ id }) => id === category)
  const care = guide && careFamilyOf(guide.families, values)
  const careWords = care && guide.words[language]?.load().families[care.id]
  for (const { id, topic: marked } of care?.tasks ?? []) {
    if (marked === topic) continue
    for (const { text: line } of textsWithin(careWords?.tasks[id])) yield { where: `care/${category} ${id}`, text: line }
  }
  for (const { questions, words, id: of } of draft.faq) {
    if (of !== category) continue
    const answers = words[language]?.load()
    for (const { id, topic: marked } of questions) {
      if (marked === topic) continue
      for (const { text: line } of textsWithin(answers?.[id])) yield { where: `faq/${category} ${id}`, text: line }
    }
  }
}

/** What the texts take from the site and the product itself. */
const everyOwn = { code: '', brand: '', phone: '', email: '', hours: '' }
