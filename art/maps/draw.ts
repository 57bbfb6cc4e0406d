// Draws the maps of the site: `npm run maps`. The world is a grid of dots from Natural Earth coastlines; Singapore has its own shapes.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { heightOf, type MapFrame, placeOn, singaporeFrame, worldFrame } from '#app/content/maps/projection.ts'
import { expressways, islands, johor, mainIsland, type Point, reservoirs } from './singapore-shapes.ts'

type Ring = number[][]
const ground = '#d3cabd'

function ringsOf(file: string, object: string): Ring[] {
  const path = createRequire(import.meta.url).resolve(`world-atlas/${file}`)
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Topology<Record<string, GeometryCollection<{ name: string }>>>
  const shapes = atlas.objects[object]
  if (!shapes) throw new Error(`${file} has no ${object}`)
  return feature(atlas, shapes)
    .features.flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
    })
}

/** Makes the longitudes of a ring that crosses the date line continue beyond 180 degrees. */
function unwrapped(ring: Ring): Ring {
  let previous = ring[0]?.[0] ?? 0
  return ring.map(([lon = 0, lat = 0]) => {
    previous = lon + 360 * Math.round((previous - lon) / 360)
    return [previous, lat]
  })
}

/** Even-odd rule over all rings: lakes are holes. */
function isInside(rings: readonly Ring[], [x, y]: [number, number]): boolean {
  let inside = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      const [xi = 0, yi = 0] = ring[i] ?? []
      const [xj = 0, yj = 0] = ring[j] ?? []
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
    }
  }
  return inside
}

const svg = (width: number, frame: MapFrame, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${Math.round(width * heightOf(frame))}">${body}</svg>\n`

/** One dot per grid cell whose centre is land. The grid is regular in projected coordinates, so that rows are evenly spaced. */
function drawWorld(width: number, step: number): string {
  const rings = ringsOf('land-110m.json', 'land').map(unwrapped)
  const height = width * heightOf(worldFrame)
  const degrees = (worldFrame.east - worldFrame.west) / width
  let dots = ''
  for (let lat = worldFrame.north; lat > worldFrame.south; lat -= 0.05) {
    const y = placeOn(worldFrame, { lat, lon: 0 }).y * height
    const row = Math.floor(y / step)
    if (Math.floor((placeOn(worldFrame, { lat: lat + 0.05, lon: 0 }).y * height) / step) === row) continue
    for (let x = step / 2; x < width; x += step) {
      const lon = worldFrame.west + x * degrees
      if ([lon, lon - 360].some((around) => isInside(rings, [around, lat]))) dots += `M${x} ${row * step + step / 2}h0`
    }
  }
  return svg(width, worldFrame, `<path fill="none" stroke="${ground}" stroke-width="${(step * 0.6).toFixed(1)}" stroke-linecap="round" d="${dots}"/>`)
}

type Projected = { x: number; y: number }

function drawSingapore(width: number): string {
  const height = width * heightOf(singaporeFrame)
  const projected = (points: readonly Point[]) =>
    points.map(([lon, lat]): Projected => {
      const { x, y } = placeOn(singaporeFrame, { lat, lon })
      return { x: x * width, y: y * height }
    })
  const shore = smooth(projected(johor), false)
  const closed = (shapes: readonly (readonly Point[])[]) => shapes.map((points) => smooth(projected(points), true)).join('')
  const roads = expressways.map((points) => smooth(projected(points), false)).join('')
  return svg(
    width,
    singaporeFrame,
    [
      '<path fill="#e6e1d8" d="M0 0H2000V2000H0Z"/>',
      `<path fill="#efeae2" d="${shore}V-99H-99Z"/>`,
      `<path fill="#faf8f4" d="${closed([mainIsland, ...islands])}"/>`,
      `<path fill="#e6e1d8" d="${closed(reservoirs)}"/>`,
      `<path fill="none" stroke="#ddd6ca" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round" d="${roads}"/>`,
    ].join(''),
  )
}

/** A smooth curve through all points (Catmull-Rom). */
function smooth(points: readonly Projected[], closed: boolean): string {
  const at = (index: number) => {
    const inside = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), points.length - 1)
    return points[inside] ?? { x: 0, y: 0 }
  }
  const number = (value: number) => String(Math.round(value * 10) / 10)
  const curves = Array.from({ length: closed ? points.length : points.length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const control = [
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      to,
    ]
    return `C${control.map(({ x, y }) => `${number(x)} ${number(y)}`).join(' ')}`
  })
  return `M${number(at(0).x)} ${number(at(0).y)}${curves.join('')}${closed ? 'Z' : ''}`
}

writeFileSync('app/content/maps/world.svg', drawWorld(1440, 12))
writeFileSync('app/content/maps/singapore.svg', drawSingapore(960))
