import type { z } from 'zod'

type Limited = z.core.$ZodType<unknown, unknown>
type Limits = { least?: number; most?: number }

/** How long a text or a list may be. */
export function lengthOf(schema: Limited): Limits {
  const limits: Limits = {}
  for (const check of checksOf(schema)) {
    if (check.check === 'min_length') limits.least = Number(check['minimum'])
    if (check.check === 'max_length') limits.most = Number(check['maximum'])
  }
  return limits
}

/** The limits of a number. `positive()` of a whole number is at least 1. */
export function rangeOf(schema: Limited): Limits & { isWhole: boolean } {
  const own = schema._zod.def as unknown as Check
  const isWhole = own['format'] === 'safeint'
  const limits: Limits = {}
  for (const check of checksOf(schema)) {
    const value = Number(check['value'])
    const step = check['inclusive'] === false && isWhole ? 1 : 0
    if (check.check === 'greater_than') limits.least = value + step
    if (check.check === 'less_than') limits.most = value - step
  }
  return { ...limits, isWhole }
}

type Check = { check: string; [detail: string]: unknown }

const checksOf = ({ _zod }: Limited) => (_zod.def.checks ?? []).map((check) => check._zod.def as unknown as Check)
