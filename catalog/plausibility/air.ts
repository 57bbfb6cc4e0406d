import type { Point } from '../format/parameter-value.ts'
import { type Doubt, doubt, type Plausibility } from './values-by-kind.ts'

/** A hood's fan and motor together turn at most this share of the motor power into moving air. */
const bestEfficiency = 0.45
/** In m/s. Above it the air in a duct is louder than the fan. */
const fastestInDuct = 13
const airDensity = 1.2
const secondsPerHour = 3600

/** Airflow and pressure are the two ends of the fan curve, and the curve needs no more power than the motor has. */
export const fanCurve: Plausibility = ({ number, curve }) => {
  const points = curve('fan-curve')
  const [first, last] = [points?.[0], points?.at(-1)]
  if (!points || !first || !last) return []

  const motor = number('motor-power')
  const strongest = Math.max(...points.map(airPower))
  return [
    first[0] === 0 && first[1] === number('pressure')
      ? undefined
      : doubt('fan-curve', `must begin with no airflow at the maximum pressure: [0, ${number('pressure')}]`),
    last[1] === 0 && last[0] === number('airflow')
      ? undefined
      : doubt('fan-curve', `must end with the maximum airflow at no pressure: [${number('airflow')}, 0]`),
    points.every(([, y], index) => index === 0 || y <= (points[index - 1]?.[1] ?? 0))
      ? undefined
      : doubt('fan-curve', 'the pressure must fall from point to point'),
    motor !== undefined && strongest > motor * bestEfficiency
      ? doubt(
          'motor-power',
          `the fan curve moves air with ${Math.round(strongest)} W, more than 45% of ${motor} W: no hood’s fan is as efficient`,
        )
      : undefined,
  ]
}

/** In watts: pressure times the volume per second. */
const airPower = ([flow, pressure]: Point) => (flow / secondsPerHour) * pressure

/** The airflow that remains behind 5 m of the hood's own duct, and its speed. */
export const ductedAirflow: Plausibility = ({ number, curve }) => {
  const flow = number('airflow-ducted')
  const duct = number('duct')
  const points = curve('fan-curve')
  if (flow === undefined || duct === undefined || !points) return []

  const speed = speedIn(duct, flow)
  const expected = flowThrough(duct, points)
  return [
    speed > fastestInDuct
      ? doubt('duct', `${flow} m³/h through ${duct} mm is ${speed.toFixed(1)} m/s: at most ${fastestInDuct}`)
      : undefined,
    Math.abs(flow - expected) > expected * 0.05
      ? doubt('airflow-ducted', `the fan curve and 5 m of duct of ${duct} mm give about ${Math.round(expected)} m³/h`)
      : undefined,
  ]
}

const speedIn = (duct: number, flow: number) => flow / secondsPerHour / (Math.PI * (duct / 2000) ** 2)

/** Loss of 5 m of smooth pipe (friction factor 0.02), two bends (0.3 each), a flap (0.5) and an outside grille (1.5), in Pa. */
function lossIn(duct: number, flow: number): number {
  const coefficient = (0.02 * 5) / (duct / 1000) + 2 * 0.3 + 0.5 + 1.5
  return coefficient * (airDensity / 2) * speedIn(duct, flow) ** 2
}

/** Where the fan curve meets the loss in the duct. The curve falls and the loss rises, so halving finds it. */
function flowThrough(duct: number, points: readonly Point[]): number {
  let [low, high] = [0, points.at(-1)?.[0] ?? 0]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (pressureAt(points, middle) > lossIn(duct, middle)) low = middle
    else high = middle
  }
  return low
}

function pressureAt(points: readonly Point[], flow: number): number {
  const index = points.findIndex(([x]) => x >= flow)
  const [before, after] = [points[index - 1], points[index]]
  if (!before || !after) return after?.[1] ?? 0
  return before[1] + ((after[1] - before[1]) * (flow - before[0])) / (after[0] - before[0])
}

/** The carbon filter takes air and adds noise; a lower speed is quieter. */
export const airSettings: Plausibility = ({ number }): Doubt[] => {
  const [airflow, recirculating] = [number('airflow'), number('airflow-recirculating')]
  const [loudest, lowest, indoors] = [number('noise'), number('noise-low'), number('noise-recirculating')]
  return [
    airflow !== undefined && recirculating !== undefined && recirculating > airflow * 0.75
      ? doubt('airflow-recirculating', `a carbon filter leaves at most three quarters of ${airflow} m³/h`)
      : undefined,
    loudest !== undefined && lowest !== undefined && lowest >= loudest
      ? doubt('noise-low', `the lowest setting must be quieter than ${loudest} dB(A)`)
      : undefined,
    loudest !== undefined && indoors !== undefined && indoors < loudest
      ? doubt('noise-recirculating', `a carbon filter doesn’t make the hood quieter than ${loudest} dB(A)`)
      : undefined,
  ]
}
