import type { Question } from '../fit/questions.ts'
import type { Text } from './text.ts'

/** A length in mm or m, or a word such as `13a`; `unit` is empty for words. */
export type FitFinding = { rule: string; have: number | string; need: number | string; unit: 'mm' | 'm' | ''; text: string }

/** Whether one model fits (FT4). */
export type FitView = {
  id: string
  code: string
  title: Text
  /** `fits`: as it is. `change`: after the changes. `no`: for the reasons. */
  verdict: 'fits' | 'change' | 'no'
  changes: FitFinding[]
  reasons: FitFinding[]
  /** What was left open and matters to this model, each with what it needs. */
  missing: { question: Question; need: number | string; text: string }[]
}

/** How many models have each answer, and those that were asked for, the best first. */
export type FitResult = { counts: Record<FitView['verdict'], number>; models: FitView[] }
