import { readPurchaseDay } from './purchase-day.ts'

/** What a warranty needs to know of a model. Without `years`, the model has the years that most have. */
export type WarrantedModel = { code: string; launched?: string; warrantyYears?: number }

export const yearsOf = ({ warrantyYears = 5 }: Pick<WarrantedModel, 'warrantyYears'>) => warrantyYears

/** Why there is no certificate yet: we don't know the model, or nobody can have bought it on that day. Staff ask the owner. */
export type OpenQuestion = 'model' | 'purchaseDate'
export type Warranty = { expiresOn: string } | { open: OpenQuestion }

/** What is known of the warranty of a registration. `registeredOn` is the day in Singapore, `YYYY-MM-DD`. */
export function warrantyOf(
  { buyDate, registeredOn }: { buyDate: string; registeredOn: string },
  model: WarrantedModel | undefined,
): Warranty {
  if (!model) return { open: 'model' }
  const bought = readPurchaseDay(buyDate, registeredOn, model.launched)
  if (bought.kind !== 'day') return { open: 'purchaseDate' }
  return { expiresOn: warrantyEnd(bought.day, yearsOf(model)) }
}

/** The last day of the warranty: the years of the model after the purchase, minus one day. */
function warrantyEnd(bought: string, years: number): string {
  const [year = 0, month = 0, day = 0] = bought.split('-').map(Number)
  // Counting years on the date handles leap days too: a warranty from 29 February ends on 28 February.
  return new Date(Date.UTC(year + years, month - 1, day) - 86_400_000).toISOString().slice(0, 10)
}
