import { z } from 'zod'
import { fitFields } from '#contract/fit/questions.ts'
import type { FitView } from '#contract/views/fit.ts'
import { plain } from '../values.ts'

const Amount = z.union([z.number(), z.string()])
const Finding = z.object({
  rule: z.string().describe('facts: we lack planning data of the product'),
  have: Amount,
  need: Amount,
  unit: z.enum(['mm', 'm', '']),
  text: z.string().describe('The same in words'),
})

const verdicts = ['fits', 'change', 'no'] as const

export const FitEntry = z.object({
  code: z.string(),
  title: z.string(),
  verdict: z
    .enum(verdicts)
    .describe('From what was answered. While fields are missing, a product with fits or change may still not fit'),
  changes: z.array(Finding),
  reasons: z.array(Finding),
  missing: z.array(z.string()).describe('Names of fields that were left open and matter to this product'),
})
type FitEntry = z.output<typeof FitEntry>

/** In the order of the verdicts. */
export const fitEntries = (models: readonly FitView[]): FitEntry[] =>
  models.map(fitEntry).toSorted((one, other) => verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict))

function fitEntry(view: FitView): FitEntry {
  const { code, title, changes, reasons, missing, lacksFacts } = view
  const lacking = lacksFacts === undefined ? [] : [{ rule: 'facts', have: '', need: '', unit: '' as const, text: lacksFacts }]
  return {
    ...{ code, title: plain(title), verdict: wireVerdict(view), changes },
    reasons: [...reasons, ...lacking],
    missing: missing.map(({ question }) => fitFields[question].name),
  }
}

/** Pages say `unknown` as well. The API says what follows from the answers, and never that a model fits whose data we lack. */
function wireVerdict({ verdict, changes, lacksFacts }: FitView): FitEntry['verdict'] {
  if (verdict !== 'unknown') return verdict
  if (lacksFacts !== undefined) return 'no'
  return changes.length > 0 ? 'change' : 'fits'
}
