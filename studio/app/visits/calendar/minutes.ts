import { timeInSingapore } from '#i18n/singapore-time.ts'

/** The time of day in Singapore, in minutes since midnight. */
export function minutesOf(instant: string): number {
  const [hours = 0, minutes = 0] = timeInSingapore(new Date(instant)).split(':').map(Number)
  return hours * 60 + minutes
}

/** `675` is `11:15`. */
export function timeOf(minutes: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** `11:00–11:45`, in Singapore. */
export const spanText = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${timeInSingapore(new Date(startsAt))}–${timeInSingapore(new Date(endsAt))}`
