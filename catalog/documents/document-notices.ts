import type { Topic } from '#contract/content/support.ts'
import type { Language } from '#contract/languages.ts'
import type { NoticeView } from '#contract/views/support.ts'
import type { SiteView } from '#contract/views.ts'
import { dayText } from '#i18n/date-format.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import { serialsText, type Withdrawal } from '../queries/withdrawals.ts'
import { type MarkupNode, markupTree } from './markup-tree.ts'

/** A notice as a box on the first page. */
export type DocumentNotice = {
  severity: NoticeView['severity']
  /** How dangerous it is. */
  level: string
  title: string
  about: string
  intro: string
  rows: [name: string, value: string][]
  body: MarkupNode[]
}

type About = { code: string; language: Language; site: Pick<SiteView, 'phone'> }

export function noticesOf(notices: readonly NoticeView[], { code, language, site }: About): DocumentNotice[] {
  const t = documentWords(language)
  return notices.map(({ severity, title, intro, published, models, content }) => {
    const serials = models.flatMap((model) => (model.product.code === code ? model.serials : []))
    return {
      severity,
      level: t(`notice.${severity}`),
      title: title.text,
      about: t('notice.about', { code, date: dayText(language, published) }),
      intro: intro.text,
      rows: [
        [t('notice.serials'), serialsText(language, serials)],
        [t('notice.call'), site.phone],
      ],
      body: markupTree(content.html),
    }
  })
}

/** The replacement of withdrawn instructions. */
export function withdrawnWords(withdrawals: readonly Withdrawal[], language: Language, phone: string) {
  const t = documentWords(language)
  return new Map<Topic, { text: string; short: string }>(
    withdrawals.map(({ topic, published }) => {
      const date = dayText(language, published)
      return [topic, { text: t('notice.withdrawn', { date, phone }), short: t('notice.row', { date }) }]
    }),
  )
}
