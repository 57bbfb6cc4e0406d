import { z } from 'zod'

export const Time = z.string().regex(/^([01][0-9]|2[0-4]):[0-5][0-9]$/, 'a time such as "11:00"')

export const WeekdayName = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])

export const OpeningHours = z.strictObject({ days: z.array(WeekdayName).min(1), open: Time, close: Time })
export type OpeningHours = z.infer<typeof OpeningHours>
