import { z } from 'zod'
import type { FitAnswers } from './answers.ts'
import { parseLength } from './length.ts'
import { type FitField, fitFields, type Question } from './questions.ts'

/** What one field may hold. Its problems are `unreadable`, `impossible` (75 mm where 75 cm were meant) and `unknown`. */
export const fitField = (question: Question): z.ZodType => {
  const { from, to, options }: FitField = fitFields[question]
  if (question === 'stack') return z.string().max(20, 'unknown')
  if (question === 'water') return z.enum(options ?? []).transform((text) => text === 'yes')
  if (from === undefined || to === undefined) return z.enum(options ?? [])
  return z.string().transform((text, context) => {
    if (options?.includes(text)) return text
    const millimetres = parseLength(text)
    if (millimetres !== undefined && millimetres >= from && millimetres <= to) return millimetres
    context.addIssue({ code: 'custom', message: millimetres === undefined ? 'unreadable' : 'impossible' })
    return z.NEVER
  })
}

const hint = (question: Question): string => {
  const field: FitField = fitFields[question]
  const range = field.from === undefined ? [] : [`${field.from} to ${field.to} mm; centimetres such as 75 cm are understood`]
  return question === 'stack' ? 'Code of the second appliance in the same niche' : [...range, ...(field.options ?? [])].join(', ')
}

const fitQuestions = Object.keys(fitFields) as Question[]

/** All fields of the call, under their names in the API and in URLs. */
export const fitShape: Record<string, z.ZodType> = Object.fromEntries(
  fitQuestions.map((question) => [fitFields[question].name, fitField(question).optional().describe(hint(question))]),
)

/** The answers in fields that `fitShape` has checked. */
export function answersIn(fields: Readonly<Record<string, unknown>>): FitAnswers {
  const answered = fitQuestions.map((question) => [question, fields[fitFields[question].name]] as const)
  return Object.fromEntries(answered.filter(([, answer]) => answer !== undefined))
}
