import { clockMinutes } from '#contract/visits/availability.ts'
import { timeInSingapore } from '#i18n/singapore-time.ts'

/** The time of day in Singapore, in minutes since midnight. */
export const minutesOf = (instant: string): number => clockMinutes(timeInSingapore(new Date(instant)))

/** `11:00–11:45`, in Singapore. */
export const spanText = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${timeInSingapore(new Date(startsAt))}–${timeInSingapore(new Date(endsAt))}`
