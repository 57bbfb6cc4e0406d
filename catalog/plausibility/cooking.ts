import { litres } from './measures.ts'
import { doubt, type Plausibility } from './values-by-kind.ts'

/** The burners or zones of a hob add up. */
export const burners: Plausibility = ({ number }) => {
  const [strongest, total, zones, lowest] = [number('strongest'), number('total-power'), number('zones'), number('lowest')]
  if (strongest === undefined || total === undefined) return []
  const most = strongest * (zones ?? 1)
  return [
    strongest > total ? doubt('total-power', `must be at least the strongest burner, ${strongest} kW`) : undefined,
    total > most + 0.05 ? doubt('total-power', `${zones} times ${strongest} kW is only ${most.toFixed(1)} kW`) : undefined,
    lowest !== undefined && lowest >= strongest ? doubt('lowest', `must be less than ${strongest} kW`) : undefined,
  ]
}

/** At least two fifths of an oven's body are walls, insulation and electronics. */
export const chamber: Plausibility = ({ number, size }) => {
  const [capacity, outside] = [number('capacity'), size('body') ?? size('size')]
  if (capacity === undefined || !outside) return []
  const largest = Math.floor(litres(outside) * 0.6)
  return [capacity > largest ? doubt('capacity', `a body of its size holds at most ${largest} L`) : undefined]
}

/** In MJ: what heats a litre of water and turns it into steam. */
const steamPerLitre = 2.6

/** The tank lasts no shorter than it takes the heater to boil it away, and pure steam is no hotter than boiling water. */
export const steam: Plausibility = ({ number, option }) => {
  const [tank, minutes, power, hottest] = [number('tank'), number('steam-time'), number('power'), number('max-temperature')]
  const needed = tank === undefined || minutes === undefined ? 0 : (tank * steamPerLitre * 1000) / (minutes * 60)
  return [
    power !== undefined && needed > power
      ? doubt('steam-time', `boiling ${tank} L away in ${minutes} minutes takes ${needed.toFixed(1)} kW`)
      : undefined,
    option('type') === 'steam' && hottest !== undefined && hottest > 100
      ? doubt('max-temperature', 'steam without pressure is at most 100 °C hot')
      : undefined,
  ]
}
