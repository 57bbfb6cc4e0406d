import { airSettings, ductedAirflow, fanCurve } from '../plausibility/air.ts'
import { burners, chamber, steam } from '../plausibility/cooking.ts'
import { connectedLoad, connection } from '../plausibility/electricity.ts'
import { givenValues, type Plausibility } from '../plausibility/given-values.ts'
import { cutOut, lengths, niche, weight } from '../plausibility/measures.ts'
import { washing } from '../plausibility/washing.ts'
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
    const given = givenValues(values)
    return plausibilities
      .flatMap((plausible) => plausible(given))
      .flatMap((found) => (found ? [fault(source, ['values', found.key], found.message)] : []))
  })
