import { markdownFault } from '../markdown-limits.ts'
import { markdownTexts } from './markdown-texts.ts'
import type { Rule } from './rule.ts'

/** Rejects texts that would take too long to parse. */
export const markdownLimits: Rule = (draft) =>
  markdownTexts(draft).flatMap(({ place, markdown }) => {
    const message = markdownFault(markdown)
    return message === undefined ? [] : [{ ...place, message }]
  })
