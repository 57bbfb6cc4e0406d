import type { Visits } from '#contract/visits/visits.ts'

/** For pages that are rendered without a database, such as previews: as if it were away. */
export const noVisits: Visits = {
  times: async () => 'away',
  firstFree: async () => 'away',
  show: async () => 'away',
}
