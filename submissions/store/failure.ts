import { StoreFault, StoreUnavailable, timedOut } from './store.ts'

/** Why an operation failed, as plain data: SQLite's failures come from a worker thread. */
export type Failure = { kind: 'unavailable'; reason: string; code: string } | { kind: 'fault'; message: string; frames: string }

/** Classifies an error: the database is unavailable, or we have a bug. */
export function failureOf(error: unknown): Failure {
  if (error instanceof StoreUnavailable) return { kind: 'unavailable', reason: error.reason, code: error.code }
  if (error instanceof StoreFault) return { kind: 'fault', message: error.message, frames: framesOf(error) }
  if (!(error instanceof Error))
    return { kind: 'fault', message: `A value that is not an Error was thrown (${typeof error})`, frames: '' }
  if (isUnavailable(error)) return unavailable(error)
  return { kind: 'fault', message: faultMessage(error), frames: framesOf(error) }
}

export function errorOf(failure: Failure): StoreUnavailable | StoreFault {
  return failure.kind === 'unavailable'
    ? new StoreUnavailable(failure.reason, failure.code)
    : new StoreFault(failure.message, failure.frames)
}

/** For errors while connecting or starting the thread. They contain no personal data yet, so the message is kept. */
export function unavailable(error: unknown): Extract<Failure, { kind: 'unavailable' }> {
  const code = codeOf(error)
  const message = error instanceof Error && error.message !== '' ? error.message : code
  if (timeoutMessages.has(message)) return { kind: 'unavailable', reason: message, code: timedOut }
  const hasCode = message.includes(code) || (error instanceof Error && code === error.name)
  return { kind: 'unavailable', reason: hasCode ? message : `${message} (${code})`, code }
}

/** SQLite's result codes for problems of the file or the disk, such as SQLITE_BUSY (5), SQLITE_IOERR (10) and SQLITE_FULL (13). */
const sqliteUnavailable = new Set([3, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 22, 23, 26])
/** The primary result code is the lowest byte of an extended one. */
const primaryCode = (errcode: number) => errcode & 0xff

/** PostgreSQL's codes for: no connection, wrong login, no such database, deadlock, no resources, locked, shutdown, disk errors, read-only, no rights. */
const postgresUnavailable = /^(08|28|3D|40|53|55|57|58)...$|^(25006|25P03|42501|XX001|XX002)$/

/** Errors of the pg library have no code, only a message. */
const timeoutMessages = new Set(['timeout exceeded when trying to connect', 'Query read timeout'])
const lostMessages = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])

function isUnavailable(error: Error): boolean {
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteUnavailable.has(primaryCode(error.errcode))
  if ('syscall' in error) return true
  if (isPostgresError(error)) return postgresUnavailable.test(error.code)
  return timeoutMessages.has(error.message) || lostMessages.has(error.message)
}

const isPostgresError = (error: Error): error is Error & { code: string } =>
  'severity' in error && 'code' in error && typeof error.code === 'string'

/** `SQLITE_13`, `ECONNREFUSED`, `57P01`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('errcode' in error) return `SQLITE_${String(error.errcode)}`
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Messages that contain only identifiers of our code. Others could contain personal data, which must not be logged. */
const harmless =
  /^Cannot (read|set) properties of (undefined|null) \((reading|setting) '\w+'\)$|^[\w.]+ is not (a function|defined|iterable)$/
/** Integrity violations and wrong SQL. Their messages contain only table and column names. */
const postgresHarmless = /^(23|42)/

function faultMessage(error: Error): string {
  const own = error.constructor === Error && !('code' in error)
  const isHarmless =
    own || 'errcode' in error || (isPostgresError(error) ? postgresHarmless.test(error.code) : harmless.test(error.message))
  const code = codeOf(error)
  const name = code === error.name ? error.name : `${error.name} ${code}`
  return isHarmless ? `${name}: ${error.message}` : name
}

/** The stack without the message. */
function framesOf(error: Error): string {
  const lines = (error.stack ?? '').replace(error.message, '').split('\n')
  return lines.filter((line) => /^ +at /.test(line)).join('\n')
}
