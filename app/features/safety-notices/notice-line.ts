import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { NoticeView } from '#contract/views/support.ts'

export type NoticeLine = Pick<NoticeView, 'id' | 'severity' | 'title'> & { href: string }

/** Summary of a notice. Links to its full text on the support page of `code`, or of the first model affected. */
export function noticeLine({ id, severity, title, models }: NoticeView, language: Language, code?: string): NoticeLine[] {
  const model = code ?? models[0]?.product.code
  return model === undefined ? [] : [{ id, severity, title, href: `${pageUrl(language, 'support', { id: model })}#${id}` }]
}
