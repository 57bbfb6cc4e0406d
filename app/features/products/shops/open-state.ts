import { type OpeningHours, type Weekday, weekdays } from '#contract/views/places.ts'
import { dayInSingapore, timeInSingapore } from '#i18n/singapore-time.ts'

/** Whether a place in Singapore is open, and when that changes. Times are `HH:MM`, as in the content. */
export type OpenState =
  | { kind: 'open'; until: string }
  | { kind: 'opensToday'; at: string }
  | { kind: 'opensTomorrow'; at: string }
  | { kind: 'opensLater'; day: Weekday; at: string }

/** Undefined if the hours contain no day. */
export function openState(hours: readonly OpeningHours[], now: Date): OpenState | undefined {
  const { day, time } = inSingapore(now)
  const hoursToday = hoursOf(hours, day)
  const current = hoursToday.find(({ open, close }) => open <= time && time < close)
  if (current) return { kind: 'open', until: current.close }

  const later = hoursToday.find(({ open }) => time < open)
  if (later) return { kind: 'opensToday', at: later.open }

  const today = weekdays.indexOf(day)
  for (let ahead = 1; ahead <= weekdays.length; ahead += 1) {
    const next = weekdays[(today + ahead) % weekdays.length] ?? day
    const [first] = hoursOf(hours, next)
    if (first) return ahead === 1 ? { kind: 'opensTomorrow', at: first.open } : { kind: 'opensLater', day: next, at: first.open }
  }
  return undefined
}

/** Opening hours of a day in order of time: `HH:MM` sorts as text. */
function hoursOf(hours: readonly OpeningHours[], day: Weekday): OpeningHours[] {
  return hours.filter(({ days }) => days.includes(day)).toSorted((a, b) => a.open.localeCompare(b.open))
}

function inSingapore(now: Date): { day: Weekday; time: string } {
  const sundayIsZero = new Date(dayInSingapore(now)).getUTCDay()
  return { day: weekdays[(sundayIsZero + 6) % 7] ?? 'mon', time: timeInSingapore(now) }
}
