import type { OpeningHours } from '../content/hours.ts'
import type { VisitRules } from '../content/visits.ts'

/** How a place takes visits, as availability needs it: `hours` are those of visits, and `closed` includes the public holidays. */
export type PlaceRules = Pick<VisitRules, 'atOnce' | 'every' | 'leadHours' | 'horizonWeeks' | 'kinds'> & {
  place: string
  hours: readonly OpeningHours[]
  closed: readonly { from: string; until: string }[]
}
