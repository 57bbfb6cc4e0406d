const defaultYears = 5

/**
 * The last day of the warranty: five years after the purchase, or as many as the model's facts say, minus one day. If the typed purchase date is not a
 * real date, the warranty starts on the day of registration. Days are `YYYY-MM-DD`.
 */
export function warrantyEnd(purchaseDate: string, registeredOn: string, years = defaultYears): string {
  const start = dayOf(purchaseDate.trim()) ?? dayOf(registeredOn)
  if (!start) throw new Error('The registration date must be YYYY-MM-DD')
  const [year, month, day] = start
  // Counting years on the date handles leap days too: a warranty from 29 February ends on 28 February.
  return new Date(Date.UTC(year + years, month - 1, day) - 86_400_000).toISOString().slice(0, 10)
}

function dayOf(text: string): [number, number, number] | undefined {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number)
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? [year, month, day] : undefined
}
