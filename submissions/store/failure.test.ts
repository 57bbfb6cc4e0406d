import { expect, it } from 'vitest'
import { failureOf } from './failure.ts'

const failed = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}
const error = (message: string, facts: object) => Object.assign(new Error(message), facts)

it.each([
  [
    'a full disk',
    error('database or disk is full', { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    'database or disk is full (SQLITE_13)',
  ],
  ['an extended code', error('disk I/O error', { code: 'ERR_SQLITE_ERROR', errcode: 778 }), 'disk I/O error (SQLITE_778)'],
  [
    'a folder without permission',
    error('EACCES: permission denied', { code: 'EACCES', syscall: 'open' }),
    'EACCES: permission denied',
  ],
  [
    'a server that is shutting down',
    error('terminating connection', { code: '57P01', severity: 'FATAL' }),
    'terminating connection (57P01)',
  ],
  ['a deadlock', error('deadlock detected', { code: '40P01', severity: 'ERROR' }), 'deadlock detected (40P01)'],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 'Connection terminated unexpectedly'],
])('%s means that the database is unavailable, with a reason in words', (_name, thrown, reason) => {
  expect(failureOf(thrown)).toMatchObject({ kind: 'unavailable', reason })
})

it.each([
  ['a TypeError', failed(() => (undefined as unknown as string[]).length), /^TypeError: Cannot read properties of undefined/],
  ['wrong SQL', error('no such table: x', { code: 'ERR_SQLITE_ERROR', errcode: 1 }), /^Error SQLITE_1: no such table: x$/],
  ['a constraint violation', error('violates "outbox_primary"', { code: '23505', severity: 'ERROR' }), /23505: violates/],
  ['our own error', new Error('Every reference is taken'), /^Error: Every reference is taken$/],
])('%s is a bug, with its stack', (_name, thrown, message) => {
  expect(failureOf(thrown)).toMatchObject({
    kind: 'fault',
    message: expect.stringMatching(message),
    frames: expect.stringMatching(/^ +at /),
  })
})

it.each([
  failed(() => JSON.parse('Ann Lee')),
  failed(() => 'x' in ('Ann Lee' as unknown as object)),
  error('invalid input syntax for type json: "Ann Lee"', { code: '22P02', severity: 'ERROR', detail: 'Ann Lee' }),
])('the message contains no personal data: %#', (thrown) => {
  expect(thrown).toBeInstanceOf(Error)
  const failure = failureOf(thrown)
  expect(failure.kind).toBe('fault')
  expect(JSON.stringify(failure)).not.toContain('Ann')
})
