import { isIP } from 'node:net'
import { z } from 'zod'
import type { SubmissionKind } from '#contract/forms/form.ts'
import { submissionKinds as kinds } from '#contract/forms/forms.ts'

export type PerKind<Value> = Readonly<Record<SubmissionKind, Value>>

/** A list of words, separated by commas or spaces. */
export const wordList = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))

const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

/** Addresses, ranges and names of ranges. A number of proxies isn't enough: a client that reaches the port without them could forge an address. */
export const proxyList = wordList.superRefine((proxies, context) => {
  for (const proxy of proxies) {
    if (/^\d+$/.test(proxy))
      context.addIssue(`"${proxy}" is a number. Name your proxies instead: addresses, ranges such as 10.0.0.0/8, or loopback`)
    else if (!namedRanges.includes(proxy) && !isRange(proxy))
      context.addIssue(`"${proxy}" is neither an IP address nor a range such as 10.0.0.0/8, nor one of ${namedRanges.join(', ')}`)
  }
})

/** A range of all addresses would trust everybody. */
function isRange(proxy: string): boolean {
  const [address = '', bits, ...rest] = proxy.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return most > 0 && rest.length === 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most))
}

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
