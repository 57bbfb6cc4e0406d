import { isConcerned, type SerialRange } from '#contract/forms/serial-verdict.ts'
import type { Language } from '#contract/languages.ts'
import type { NoticeView } from '#contract/views/support.ts'
import { type NoticeLine, noticeLine } from './notice-line.ts'

/** A notice for one model, with the affected serial numbers. */
export type Recall = { code: string; serials: readonly SerialRange[]; line: NoticeLine }
export type Appliance = { code: string; serialNumber: string }

export function recallsIn(notices: readonly NoticeView[], language: Language): Recall[] {
  return notices.flatMap((notice) =>
    notice.models.flatMap(({ product: { code }, serials }) =>
      noticeLine(notice, language, code).map((line) => ({ code, serials, line })),
    ),
  )
}

/** The notices that may apply to one appliance. */
export function recallsOf(recalls: readonly Recall[], { code, serialNumber }: Appliance): NoticeLine[] {
  return recalls.flatMap((recall) => (recall.code === code && isConcerned(serialNumber, recall.serials) ? [recall.line] : []))
}
