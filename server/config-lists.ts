import { z } from 'zod'
import type { SubmissionKind } from '#contract/forms/form.ts'
import { submissionKinds as kinds } from '#contract/forms/forms.ts'

export type PerKind<Value> = Readonly<Record<SubmissionKind, Value>>

/** A list of words, separated by commas or spaces. */
export const wordList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))

/** Parses `feedback=care@example.com, info@example.com`: a value for one kind, and a value for all other kinds. */
export function perKind<Value>(schema: z.ZodType<Value, string>, defaults: Partial<PerKind<Value>> = {}) {
  return z.string().transform((text, context): PerKind<Value> => {
    const values = new Map<string, Value>()
    for (const entry of text.split(',').map((one) => one.trim())) {
      const [, kind = everyKind, value = entry] = /^(\w+)\s*=\s*(.*)$/.exec(entry) ?? []
      const parsed = schema.safeParse(value)
      const isKind = kind === everyKind || kinds.some((one) => one === kind)
      if (parsed.success && isKind) values.set(kind, parsed.data)
      else if (entry !== '') context.addIssue(`"${entry}" is not valid; write value, or kind=value (${kinds.join(', ')})`)
    }
    const chosen = kinds.map((kind) => [kind, values.get(kind) ?? values.get(everyKind) ?? defaults[kind]] as const)
    const missing = chosen.filter(([, value]) => value === undefined).map(([kind]) => kind)
    if (missing.length > 0) context.addIssue(`has no value for ${missing.join(', ')}`)
    return Object.fromEntries(chosen) as PerKind<Value>
  })
}

const everyKind = 'every'
