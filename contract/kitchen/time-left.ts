export type TimeLeft = { years: number; months: number; days: number }

/** How long until the end of a day, in whole years and months, or in days if it is less than a month. Days are `YYYY-MM-DD`. Undefined if it is over. */
export function timeLeft(lastDay: string, today: string): TimeLeft | undefined {
  if (today > lastDay) return undefined
  const end = Date.parse(lastDay) + 86_400_000
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  let months = 0
  while (Date.UTC(year, month - 1 + months + 1, day) <= end) months += 1
  const days = Math.round((end - Date.parse(today)) / 86_400_000)
  return { years: Math.floor(months / 12), months: months % 12, days: months === 0 ? days : 0 }
}
