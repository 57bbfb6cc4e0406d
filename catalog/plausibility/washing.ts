import { doubt, type Plausibility } from './values-by-kind.ts'

/** PUB: litres a place setting, at most, for 1, 2, 3 and 4 ticks. */
const litresForTicks = [1.6, 1.2, 0.9, 0.6]
/** In kWh a place setting. */
const leastEnergy = 0.05
const mostEnergy = 0.15

/** A dishwasher's water fits its rating, and its electricity can heat that water. */
export const washing: Plausibility = ({ number }) => {
  const [settings, water, ticks, energy] = [number('settings'), number('water'), number('water-rating'), number('energy')]
  if (settings === undefined) return []
  const [litres, allowed] = [water === undefined ? 0 : water / settings, litresForTicks[(ticks ?? 0) - 1]]
  const electricity = energy === undefined ? leastEnergy : energy / settings
  return [
    allowed !== undefined && litres > allowed + 1e-9
      ? doubt('water-rating', `${litres.toFixed(2)} L a place setting is too much for ${ticks} ticks: at most ${allowed} L`)
      : undefined,
    electricity < leastEnergy || electricity > mostEnergy
      ? doubt('energy', `${electricity.toFixed(2)} kWh a place setting: ${leastEnergy} to ${mostEnergy} is usual`)
      : undefined,
  ]
}
