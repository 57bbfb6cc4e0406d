import type { Position } from './views/places.ts'

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance (haversine formula). */
export function distanceInKm(from: Position, to: Position): number {
  const [fromLat, toLat] = [radians(from.lat), radians(to.lat)]
  const half = (a: number, b: number) => Math.sin((b - a) / 2) ** 2
  const chord = half(fromLat, toLat) + Math.cos(fromLat) * Math.cos(toLat) * half(radians(from.lon), radians(to.lon))
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
