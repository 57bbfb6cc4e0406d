import { airSettings, ductedAirflow, fanCurve } from '#catalog/plausibility/air.ts'
import { burners, chamber, steam } from '#catalog/plausibility/cooking.ts'
import { connectedLoad, connection } from '#catalog/plausibility/electricity.ts'
import { cutOut, lengths, niche, weight } from '#catalog/plausibility/measures.ts'
import { type Plausibility, valuesByKind } from '#catalog/plausibility/values-by-kind.ts'
import { washing } from '#catalog/plausibility/washing.ts'
import { fault, type Rule } from './rule.ts'

const plausibilities: readonly Plausibility[] = [
  fanCurve,
  ductedAirflow,
  airSettings,
  connection,
  connectedLoad,
  weight,
  cutOut,
  niche,
  lengths,
  burners,
  chamber,
  steam,
  washing,
]

/** Facts of one product contradict each other or physics. Buyers, installers and the documents rely on them. */
export const plausibleValues: Rule = ({ products }) =>
  products.flatMap(({ source, values }) => {
    const byKind = valuesByKind(values)
    return plausibilities
      .flatMap((plausible) => plausible(byKind))
      .flatMap((found) => (found ? [fault(source, ['values', found.key], found.message)] : []))
  })
