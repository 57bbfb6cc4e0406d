import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: SharedPostgres
  }
}

/** The one server of a test run. Where it cannot be started, the tests that need it say why. */
export type SharedPostgres = { adminUrl: string; dataFolder: string } | { problem: string }

let server: PostgresServer | undefined

/** Vitest's global set-up: one PostgreSQL for all test files, because making a cluster takes a second. Every test has a database of its own. */
export async function setup({ provide }: TestProject) {
  try {
    // These databases need not survive a power cut.
    server = await startPostgres({ max_connections: '200', fsync: 'off', full_page_writes: 'off' })
    provide('postgres', { adminUrl: server.urlOf('postgres'), dataFolder: server.dataFolder })
  } catch (error) {
    provide('postgres', { problem: `PostgreSQL did not start: ${error instanceof Error ? error.message : error}` })
  }
}

export async function teardown() {
  await server?.[Symbol.asyncDispose]()
}
