import { readFileSync } from 'node:fs'
import type { z } from 'zod'

export type Environment = Readonly<Record<string, string | undefined>>

/** A ConfigError's message is one line, for whoever starts the program. */
export class ConfigError extends Error {}

/** Variables of the site that hold a password or a key. Each may name a file instead: `DATABASE_URL_FILE=/run/secrets/database`. */
export const secretNames: readonly string[] = ['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET']

export const fileVariable = (name: string) => `${name}_FILE`

/**
 * Parses variables; an empty one counts as not set. Throws a ConfigError that names each wrong variable (`PORT: expected a number`), or the file of a
 * secret that can't be read.
 */
export function parseVariables<Values>(
  schema: z.ZodType<Values>,
  environment: Environment,
  secrets: readonly string[] = secretNames,
): Values {
  const parsed = schema.safeParse(withSecretsOfFiles(environment, secrets))
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigError(`The environment variables are not valid – ${errors.join('; ')}`)
}

/** The variables that are set, and the secrets that are in files. Throws a ConfigError. */
function withSecretsOfFiles(environment: Environment, secrets: readonly string[]): Record<string, string> {
  const values = new Map(Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value] as const] : [])))
  for (const name of secrets) {
    const file = values.get(fileVariable(name))
    if (file === undefined) continue
    if (values.has(name)) throw new ConfigError(`Both ${name} and ${fileVariable(name)} are set. Set one of them.`)
    values.set(name, readSecret(name, file))
  }
  return Object.fromEntries(values)
}

/** Editors and secret stores add a line break at the end. */
function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    throw new ConfigError(`${fileVariable(name)}: the file ${file} can't be read (${reason}).`)
  }
}
