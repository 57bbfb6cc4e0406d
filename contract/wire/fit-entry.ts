import { z } from 'zod'
import { fitFields } from '../fit/questions.ts'
import type { FitView } from '../views/fit.ts'
import { plain } from './values.ts'

const Amount = z.union([z.number(), z.string()])
const Finding = z.object({
  rule: z.string(),
  have: Amount,
  need: Amount,
  unit: z.enum(['mm', 'm', '']),
  text: z.string().describe('The same in words'),
})

export const FitEntry = z.object({
  code: z.string(),
  title: z.string(),
  verdict: z.enum(['fits', 'change', 'no']),
  changes: z.array(Finding),
  reasons: z.array(Finding),
  missing: z.array(z.string()).describe('Names of fields that were left open and matter to this product'),
})

export const fitEntry = ({ code, title, verdict, changes, reasons, missing }: FitView): z.output<typeof FitEntry> => ({
  ...{ code, title: plain(title), verdict, changes, reasons },
  missing: missing.map(({ question }) => fitFields[question].name),
})
