import type { Language } from '#contract/languages.ts'
import type { before } from './before.ts'
import type { Step } from './step.ts'

/** `before` is missing for what visitors could not do then. */
export type Journey = { name: string; before?: keyof typeof before; question: string; language: Language; steps: readonly Step[] }
