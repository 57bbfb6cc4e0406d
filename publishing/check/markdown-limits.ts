import { markdownFault } from '#catalog/markdown-limits.ts'
import { markdownFaults } from './markdown-texts.ts'
import type { Rule } from './rule.ts'

/** Rejects texts that would take too long to parse. */
export const markdownLimits: Rule = (draft) =>
  markdownFaults(draft, (markdown) => {
    const message = markdownFault(markdown)
    return message === undefined ? [] : [message]
  })
