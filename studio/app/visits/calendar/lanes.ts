import { minutesOf } from './minutes.ts'

type Timed = { reference: string; startsAt: string; endsAt: string }
/** Where a visit stands in its day: in minutes since midnight, in one of the `lanes` beside each other. */
export type Placed<Visit> = { visit: Visit; from: number; until: number; lane: number; lanes: number }

/** Puts visits at the same time beside each other, each in the first lane that is free. They come in the order of their start. */
export function placed<Visit extends Timed>(visits: readonly Visit[]): Placed<Visit>[] {
  const done: Placed<Visit>[] = []
  let group: Placed<Visit>[] = []
  const close = () => {
    const lanes = Math.max(1, ...group.map(({ lane }) => lane + 1))
    done.push(...group.map((one) => ({ ...one, lanes })))
    group = []
  }
  for (const visit of visits) {
    const from = minutesOf(visit.startsAt)
    const until = from + (Date.parse(visit.endsAt) - Date.parse(visit.startsAt)) / 60_000
    if (group.every((one) => one.until <= from)) close()
    const taken = new Set(group.filter((one) => one.until > from).map(({ lane }) => lane))
    let lane = 0
    while (taken.has(lane)) lane += 1
    group.push({ visit, from, until, lane, lanes: 1 })
  }
  close()
  return done
}
