import type { ApiMessages } from '#i18n/api/en.ts'

/** The statuses that refuse a call: the API has a message for each. */
export type RefusalStatus = keyof ApiMessages extends infer Key
  ? Key extends `refusal.${infer Status extends number}`
    ? Status
    : never
  : never

type RefusedStatus = 404 | 409 | 429 | 503
type Reason = { field?: string; retryAfter?: number }

/** What a handler gives back instead of data where it cannot answer. */
export class Refusal {
  readonly status: RefusedStatus
  /** The one that led to it. */
  readonly field: string | undefined
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined

  constructor(status: RefusedStatus, { field, retryAfter }: Reason = {}) {
    this.status = status
    this.field = field
    this.retryAfter = retryAfter
  }
}

export const notFound = (field: string) => new Refusal(404, { field })
