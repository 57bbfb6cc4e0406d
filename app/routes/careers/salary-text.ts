import type { CareerCard } from '#contract/views/articles.ts'
import type { Translate } from '#i18n/interface/translator.ts'

/** `S$4,200–5,400 a month` */
export function salaryText(t: Translate, { from, to, per }: NonNullable<CareerCard['salary']>): string {
  return t(per === 'month' ? 'careers.perMonth' : 'careers.perHour', { from, to })
}
