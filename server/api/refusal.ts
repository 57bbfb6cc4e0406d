import type { Problem } from '#contract/wire/problems.ts'
import type { ApiMessages } from '#i18n/api/en.ts'

/** All statuses of error responses. The API has a message for each. */
export type RefusalStatus = keyof ApiMessages extends infer Key
  ? Key extends `refusal.${infer Status extends number}`
    ? Status
    : never
  : never

type RefusedStatus = 400 | 404 | 409 | 429 | 503
type Reason = { field?: string; problem?: Problem; retryAfter?: number }

/** A handler returns this instead of data if it refuses the request. */
export class Refusal {
  readonly status: RefusedStatus
  /** The name of the field that is wrong. */
  readonly field: string | undefined
  readonly problem: Problem
  /** Retry-After in seconds. */
  readonly retryAfter: number | undefined

  constructor(status: RefusedStatus, { field, problem = 'notFound', retryAfter }: Reason = {}) {
    this.status = status
    this.field = field
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

export const notFound = (field: string) => new Refusal(404, { field })
