import type { Visit } from '#contract/wire/calls/visit-calls.ts'

/** Key of the page’s title. */
export function titleKey(visit: Pick<Visit, 'state' | 'sequence'> | undefined, isOver: boolean) {
  if (!visit) return 'booked.unknownTitle'
  if (visit.state === 'cancelled') return 'booked.cancelledTitle'
  if (visit.state !== 'booked' || isOver) return 'booked.overTitle'
  return visit.sequence > 0 ? 'booked.movedTitle' : 'booked.title'
}
