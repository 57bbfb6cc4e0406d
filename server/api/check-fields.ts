import type { z } from 'zod'
import { cleanText } from '#contract/text/clean-text.ts'
import { isProblem, isTooLong, limits, type Problem } from '#contract/wire/problems.ts'

import type { Pair } from './form-pairs.ts'

/** `limit`: the most characters, if it isn't that of all fields. */
export type FieldProblem = { field: string; problem: Problem; limit?: number }
export type CheckedFields<Fields extends z.ZodObject> =
  | { ok: true; fields: z.output<Fields> }
  | { ok: false; problems: FieldProblem[] }

type Value = string | Record<string, string>

/** Checks the fields of a request against the schema of its call. Ignores unknown fields. */
export function checkFields<Fields extends z.ZodObject>(schema: Fields, pairs: readonly Pair[]): CheckedFields<Fields> {
  const names = Object.keys(schema.shape)
  const values = new Map<string, Value>()
  const problems: FieldProblem[] = []

  for (const { name, field, key, value } of pairs.flatMap((pair) => locate(pair, names))) {
    const text = value === null ? undefined : cleanText(value)
    const known = values.get(field)
    if (isTaken(known, key)) problems.push({ field: name, problem: 'repeated' })
    else if (text === undefined) problems.push({ field: name, problem: 'unreadable' })
    values.set(field, key === undefined ? (text ?? '') : { ...asRecord(known), [key]: text ?? '' })
  }

  const faulty = new Set(problems.map(({ field }) => baseName(field)))
  const parsed = schema.safeParse(Object.fromEntries([...values].filter(([, value]) => value !== '')))
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [field = '', ...inner] = path.map(String)
    if (!faulty.has(field)) {
      problems.push({ field: nestedName(field, inner), problem: problemOf(message, values.get(field)) })
    }
  }
  if (parsed.success && problems.length === 0) return { ok: true, fields: parsed.data }
  return { ok: false, problems: inOrder(problems, names) }
}

/** Whether a request has too many fields. Unknown fields count too. */
export const hasTooManyFields = (pairs: readonly Pair[]) => pairs.length > limits.fields

/** The fields whose values are too long. */
export function tooLongFields(pairs: readonly Pair[]): FieldProblem[] {
  return pairs.flatMap(({ name, value }) => (value !== null && isTooLong(value) ? [{ field: name, problem: 'tooLong' }] : []))
}

/** `post[cate]` is the key `cate` of the field `post`. */
type Located = Pair & { field: string; key: string | undefined }
function locate({ name, value }: Pair, names: readonly string[]): Located[] {
  if (names.includes(name)) return [{ name, field: name, key: undefined, value }]
  const [, field, key] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? []
  return field !== undefined && key !== undefined && names.includes(field) ? [{ name, field, key, value }] : []
}

function isTaken(known: Value | undefined, key: string | undefined): boolean {
  if (known === undefined) return false
  return key === undefined || typeof known === 'string' || Object.hasOwn(known, key)
}

const asRecord = (value: Value | undefined) => (typeof value === 'object' ? value : {})

function problemOf(message: string, value: Value | undefined): Problem {
  if (value === undefined || value === '') return 'required'
  if (isProblem(message)) return message
  return typeof value === 'string' ? 'unknown' : 'unreadable'
}

const nestedName = (field: string, inner: readonly string[]) => [field, ...inner.map((key) => `[${key}]`)].join('')
const baseName = (name: string) => name.replace(/\[.*$/s, '')

/** Sorts problems in the order of the form, and keeps one per field. The keys of a field sort like the field. */
function inOrder(problems: readonly FieldProblem[], names: readonly string[]): FieldProblem[] {
  const first = new Map(problems.toReversed().map((problem) => [problem.field, problem]))
  const place = ({ field }: FieldProblem) => names.indexOf(baseName(field))
  return [...first.values()].sort((a, b) => place(a) - place(b))
}
