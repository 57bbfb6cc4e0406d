import type { z } from 'zod'
import { type Environment, fileVariable, secretNames } from './environment.ts'

/** A variable as it is in force. Secrets are masked. */
export type VariableRow = { name: string; value: string; from: string }

/** The variables of a schema, with where each value comes from: the environment, a file or the default. It doesn't say whether they are valid. */
export function describeVariables(
  schema: z.ZodObject,
  environment: Environment,
  secrets: readonly string[] = secretNames,
): VariableRow[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const value = environment[name]
    if (value) return { name, value: secrets.includes(name) ? maskedSecret(value) : value, from: 'environment' }
    const file = environment[fileVariable(name)]
    if (file && secrets.includes(name)) return { name, value: hidden, from: `file ${file}` }
    return { name, value: textOf((field as z.ZodType).safeParse(undefined).data), from: 'default' }
  })
}

const hidden = '•••'

/** Of a URL, its user and its host are shown: they tell which database or mail server it is. Its query may have a password too. */
function maskedSecret(text: string): string {
  if (!URL.canParse(text)) return hidden
  const { protocol, username, password, host, pathname } = new URL(text)
  if (protocol.startsWith('http')) return `${protocol}//${host}/${hidden}`
  const user = username === '' ? '' : `${username}${password === '' ? '' : `:${hidden}`}@`
  return `${protocol}//${user}${host}${pathname}`
}

function textOf(value: unknown): string {
  if (value === undefined) return '(not set)'
  if (Array.isArray(value)) return value.length === 0 ? '(none)' : value.join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, one]) => `${key}=${one === Number.POSITIVE_INFINITY ? 'no end' : one}`)
    .join(', ')
}
