import { type SerialsOfModel, serialVerdict } from '#contract/forms/warranty/serial-verdict.ts'
import type { Language } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { matchingModels } from '#contract/products/typed-model.ts'
import type { NoticeView } from '#contract/views/support.ts'

export type NoticeLine = Pick<NoticeView, 'id' | 'severity' | 'title'> & { href: string }

/** Summary of a notice. Links to its full text on the support page of `code`, or of the first model affected. */
export function noticeLine({ id, severity, title, models }: NoticeView, language: Language, code?: string): NoticeLine[] {
  const model = code ?? models[0]?.product.code
  return model === undefined ? [] : [{ id, severity, title, href: `${pageUrl(language, 'support', { id: model })}#${id}` }]
}

/** A notice for one model, with the affected serial numbers. */
export type Recall = SerialsOfModel & { line: NoticeLine }
/** As typed. */
export type Appliance = { code: string; serialNumber: string }
/** A notice that may apply. Unless it `isCertain`, the serial number is missing or couldn't be read. */
export type RecallOf = NoticeLine & { isCertain: boolean }

export function recallsIn(notices: readonly NoticeView[], language: Language): Recall[] {
  return notices.flatMap((notice) =>
    notice.models.flatMap(({ product: { code }, ...serials }) =>
      noticeLine(notice, language, code).map((line) => ({ code, ...serials, line })),
    ),
  )
}

/** The notices that may apply to one appliance, whatever the spelling of its model. */
export function recallsOf(recalls: readonly Recall[], { code, serialNumber }: Appliance): RecallOf[] {
  return recalls.flatMap((recall) => {
    if (matchingModels(code, [recall.code]).length === 0) return []
    const verdict = serialVerdict(serialNumber, recall)
    return verdict === 'clear' ? [] : [{ ...recall.line, isCertain: verdict === 'affected' }]
  })
}
