import type { Position } from '#contract/views/places.ts'

/** The edges of a map, in degrees. */
export type MapFrame = { west: number; east: number; north: number; south: number }

/** The part of the world with outlets: Europe, Africa, Asia, Australia. */
export const worldFrame: MapFrame = { west: -24, east: 180, north: 66, south: -46 }
export const singaporeFrame: MapFrame = { west: 103.58, east: 104.06, north: 1.485, south: 1.2 }

/** Miller cylindrical projection: unlike Mercator, it doesn't let the far north fill half the map. */
const northing = (latitude: number) => 1.25 * Math.log(Math.tan(Math.PI / 4 + (0.4 * latitude * Math.PI) / 180))

/** Position on the map as fractions (0 to 1) of its width and height, from the top left. */
export function placeOn({ west, east, north, south }: MapFrame, { lat, lon }: Position): { x: number; y: number } {
  const [top, bottom] = [northing(north), northing(south)]
  return { x: (lon - west) / (east - west), y: (top - northing(lat)) / (top - bottom) }
}

/** Height of the map divided by its width. */
export function heightOf({ west, east, north, south }: MapFrame): number {
  return (northing(north) - northing(south)) / (((east - west) * Math.PI) / 180)
}
