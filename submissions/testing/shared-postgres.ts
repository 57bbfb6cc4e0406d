import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: SharedPostgres
  }
}

/** The PostgreSQL server of the test run, or the reason why it could not start. */
export type SharedPostgres = { adminUrl: string; dataFolder: string } | { problem: string }

let server: PostgresServer | undefined

/** Vitest's global setup: one PostgreSQL server for all test files, because creating a cluster takes a second. Each test creates its own database. */
export async function setup({ provide }: TestProject) {
  try {
    // Test databases need no durability.
    server = await startPostgres({ max_connections: '200', fsync: 'off', full_page_writes: 'off' })
    provide('postgres', { adminUrl: server.urlOf('postgres'), dataFolder: server.dataFolder })
  } catch (error) {
    provide('postgres', { problem: `PostgreSQL did not start: ${error instanceof Error ? error.message : error}` })
  }
}

export async function teardown() {
  await server?.[Symbol.asyncDispose]()
}
