import type { Question } from '../fit/questions.ts'
import type { CategoryNumber } from '../products/categories.ts'
import type { Text } from './text.ts'

/** A length in mm or m, or a word such as `13a`; `unit` is empty for words. */
export type FitFinding = { rule: string; have: number | string; need: number | string; unit: 'mm' | 'm' | ''; text: string }

/** Whether one model fits (FT4). */
export type FitView = {
  id: string
  code: string
  title: Text
  /** `fits`: as it is. `change`: after the changes. `no`: for the reasons. `unknown`: something is `missing`, or the model lacks facts. */
  verdict: 'fits' | 'change' | 'unknown' | 'no'
  changes: FitFinding[]
  reasons: FitFinding[]
  /** What was left open and matters to this model, each with what it needs. */
  missing: { question: Question; need: number | string; text: string }[]
  /** If the site doesn't know all about the model that decides: the same in words. */
  lacksFacts?: string
}

/** The number of models with each verdict, and the models of the requested page, the best first. */
export type FitResult = { counts: Record<FitView['verdict'], number>; models: FitView[] }

/** An opening for two appliances, in mm: the models of a category with these codes, a shelf, and the second appliance. */
export type StackedNiche = { own: number; shelf: number; other: number; total: number; codes: string[] }

/** How the models of a category are connected; `wired` are those that need an isolator, and `amperes` is the most that one of them draws. */
export type SuppliesView = { all: number; wired: number; amperes: number }

/** The models of a category that can be built in together with another one. */
export type StackChoices = { category: CategoryNumber; models: { code: string; title: Text }[] }
