import type { Topic } from '#contract/content/support.ts'
import type { SerialRange } from '#contract/forms/warranty/serial-verdict.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { escapeMarkup } from '#contract/text/escape-markup.ts'
import { dayText } from '#i18n/date-format.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import { formatList, noBreakSpace } from '#i18n/number-format.ts'
import type { Notice } from '../snapshot/editorial-part.ts'

/** Instructions that an open notice withdraws for one model. */
export type Withdrawal = { topic: Topic; code: string; notice: string; published: string; serials: readonly SerialRange[] }

export function withdrawalsOf(notices: readonly Notice[]): Withdrawal[] {
  return notices.flatMap(({ id: notice, suppresses = [], models, published }) =>
    suppresses.flatMap((topic) =>
      topic === 'none' ? [] : models.map(({ code, serials }): Withdrawal => ({ topic, code, notice, published, serials })),
    ),
  )
}

/** `184000001 to 201399999`, in words. */
export function serialsText(language: Language, serials: readonly SerialRange[]): string {
  const t = documentWords(language)
  return formatList(
    serials.map((range) => t('notice.range', range)),
    language,
  )
}

/** Says which appliances an instruction is not for. It stands before the instruction, wherever that is given. */
export function withdrawalText(language: Language, { code, serials, published }: Withdrawal, phone: string): string {
  const t = documentWords(language)
  // A number that breaks across lines is hard to dial.
  const unbroken = phone.replaceAll(' ', noBreakSpace)
  return t('notice.notFor', {
    ...{ code, serials: serialsText(language, serials), date: dayText(language, published) },
    phone: unbroken,
  })
}

export function withdrawalHtml(language: Language, withdrawal: Withdrawal, phone: string): string {
  const { code, notice } = withdrawal
  const href = escapeMarkup(`${pageUrl(language, 'support', { id: code })}#${notice}`)
  const read = escapeMarkup(documentWords(language)('notice.read'))
  return `<p><strong>${escapeMarkup(withdrawalText(language, withdrawal, phone))}</strong> <a href="${href}">${read}</a></p>`
}
