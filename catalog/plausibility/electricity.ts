import { type Doubt, doubt, type Plausibility } from './values-by-kind.ts'

/** In Singapore, in volts. Rated currents are given at this voltage. */
const mains = 230
const ratings = new Map(Object.entries({ 'plug-13a': 13, 'isolator-20a': 20, 'isolator-32a': 32, battery: 0 }))

/** Power, current and the connection agree. */
export const connection: Plausibility = ({ number, option }): Doubt[] => {
  const [power, current] = [number('power'), number('current')]
  const supply = option('supply')
  if (power === undefined || current === undefined) return []

  const expected = (power * 1000) / mains / (number('phases') ?? 1)
  const rating = ratings.get(supply ?? '')
  return [
    Math.abs(current - expected) > Math.max(0.06, expected * 0.03)
      ? doubt('current', `${power} kW at ${mains} V is ${expected.toFixed(1)} A`)
      : undefined,
    rating !== undefined && current > rating ? doubt('supply', `${supply} carries ${rating} A, not ${current} A`) : undefined,
  ]
}

/** The connected load covers what the appliance turns it into. */
export const connectedLoad: Plausibility = ({ number, option }): Doubt[] => {
  const power = number('power')
  if (power === undefined) return []
  const within = (key: string, watts: number | undefined) =>
    watts !== undefined && watts > power * 1000 + 1 ? doubt('power', `must be at least ${key}: ${watts} W`) : undefined
  const total = number('total-power')
  return [
    within('motor-power', number('motor-power')),
    within('microwave-power', number('microwave-power')),
    within('grill-power', number('grill-power')),
    option('energy') === 'induction' && total !== undefined && total !== power
      ? doubt('power', `must be the total power of the zones: ${total} kW`)
      : undefined,
  ]
}
