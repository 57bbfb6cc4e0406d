import { awaitsAnswer } from '#contract/forms/forms.ts'
import type { StoredSubmission } from './find.ts'

const hourMs = 60 * 60_000
/** The site promises an answer within a day. */
const promisedHours = 24

/** What was received before this time is later than promised. */
export const lateBefore = (now: Date) => new Date(now.getTime() - promisedHours * hourMs + 1).toISOString()

type Waits = Pick<StoredSubmission, 'kind' | 'status' | 'suspected' | 'receivedAt'>

/** Whether the answer is later than promised. */
export function isLate({ kind, status, suspected, receivedAt }: Waits, now: Date): boolean {
  return status === 'open' && !suspected && awaitsAnswer(kind) && hoursSince(receivedAt, now) >= promisedHours
}

/** `40 min`, `7 h`, `3 days`. */
export function waitingTime({ receivedAt }: Waits, now: Date): string {
  const hours = hoursSince(receivedAt, now)
  if (hours < 1) return `${Math.max(0, Math.floor(hours * 60))} min`
  return hours < 48 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24)} days`
}

const hoursSince = (time: string, now: Date) => (now.getTime() - Date.parse(time)) / hourMs
