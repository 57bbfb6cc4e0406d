/** `tooOld`: before the model was in the shops, or implausibly long ago. */
export type PurchaseDay = { kind: 'day'; day: string } | { kind: 'future' | 'tooOld' | 'unreadable' }

const longestText = 40
/** Older appliances have no support page, and nobody keeps the invoice as long. */
const maxYears = 30

/** Year first: `2026-03-10`, `2026/3/10`, `2026年3月10日`, `2026. 3. 10.` A day such as 10/03/2026 is two days to two readers. */
const yearFirst = /^(\d{1,6})\s*[-/.年년]\s*(\d{1,2})\s*[-/.月월]\s*(\d{1,2})\s*[.日일]?$/

/** The day of a purchase as typed. `today` is the day in Singapore; nothing is bought after it, or before the model was launched. */
export function readPurchaseDay(typed: string, today: string, launched?: string): PurchaseDay {
  const text = typed.length > longestText ? '' : typed.normalize('NFKC').trim()
  const [, year = '', month = '', day = ''] = yearFirst.exec(text) ?? []
  if (year.length > 4 && Number(year) > 9999) return { kind: 'future' }
  const read = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isDay(read)) return { kind: 'unreadable' }
  if (read > today) return { kind: 'future' }
  const oldest = `${Number(today.slice(0, 4)) - maxYears}${today.slice(4)}`
  return read < (launched ?? oldest) || read < oldest ? { kind: 'tooOld' } : { kind: 'day', day: read }
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  // 30 February would become 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
