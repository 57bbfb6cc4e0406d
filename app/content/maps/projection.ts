import type { Position } from '#contract/views/places.ts'

/** A part of the world as a map shows it: its edges in degrees. */
export type MapFrame = { west: number; east: number; north: number; south: number }

/** What the outlets lie in: Europe, Africa, Asia, Australia. */
export const worldFrame: MapFrame = { west: -24, east: 180, north: 66, south: -46 }
export const singaporeFrame: MapFrame = { west: 103.58, east: 104.06, north: 1.485, south: 1.2 }

/** Miller's cylindrical projection: the far north keeps its shape without filling half the map. */
const northing = (latitude: number) => 1.25 * Math.log(Math.tan(Math.PI / 4 + (0.4 * latitude * Math.PI) / 180))

/** Where a place stands on a map, as fractions of its width and height from the upper left. */
export function placeOn({ west, east, north, south }: MapFrame, { lat, lon }: Position): { x: number; y: number } {
  const [top, bottom] = [northing(north), northing(south)]
  return { x: (lon - west) / (east - west), y: (top - northing(lat)) / (top - bottom) }
}

/** The height of a map of width 1. */
export function heightOf({ west, east, north, south }: MapFrame): number {
  return (northing(north) - northing(south)) / (((east - west) * Math.PI) / 180)
}
