import type { CategoryNumber } from '../products/categories.ts'
import type { FitAnswers } from './answers.ts'
import { fitField } from './fields.ts'
import { parseLength } from './length.ts'
import { type FitField, fitFields, type Question, questionsOf } from './questions.ts'

export type FitProblem = {
  question: Question
  problem: 'unreadable' | 'impossible' | 'unknown' | 'unknownCode'
  /** The number that was typed, if it would be right in centimetres. */
  asCentimetres?: number
}

const longestAnswer = 40

/** The answers to the questions of a category in a page's query. What can't be read is a problem, and all others still count. */
export function readAnswers(category: CategoryNumber, query: URLSearchParams) {
  const typed = new Map<Question, string>()
  const problems: FitProblem[] = []
  const answers: Record<string, unknown> = {}
  for (const question of questionsOf[category]) {
    const text = (query.get(fitFields[question].name) ?? '').toWellFormed().trim().slice(0, longestAnswer)
    if (text === '') continue
    typed.set(question, text)
    const read = fitField(question).safeParse(text)
    if (read.success) answers[question] = read.data
    else problems.push({ question, ...problemOf(question, text, read.error.issues[0]?.message) })
  }
  return { answers: answers as FitAnswers, typed, problems }
}

function problemOf(question: Question, text: string, message = ''): Omit<FitProblem, 'question'> {
  if (message === 'unreadable') return { problem: message }
  if (message !== 'impossible') return { problem: question === 'stack' ? 'unknownCode' : 'unknown' }
  const { from = 0, to = 0 }: FitField = fitFields[question]
  const number = parseLength(text) ?? 0
  return number * 10 >= from && number * 10 <= to && number < from
    ? { problem: message, asCentimetres: number }
    : { problem: message }
}
