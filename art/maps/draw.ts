// Draws the maps of the site from Natural Earth's coastlines: `npm run maps`. The world as a grid of dots, Singapore as an outline.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { heightOf, type MapFrame, placeOn, singaporeFrame, worldFrame } from '#app/content/maps/projection.ts'

type Ring = number[][]
const ground = '#d3cabd'

function ringsOf(file: string, object: string, name?: string): Ring[] {
  const path = createRequire(import.meta.url).resolve(`world-atlas/${file}`)
  const atlas = JSON.parse(readFileSync(path, 'utf8')) as Topology<Record<string, GeometryCollection<{ name: string }>>>
  const shapes = atlas.objects[object]
  if (!shapes) throw new Error(`${file} has no ${object}`)
  return feature(atlas, shapes)
    .features.filter(({ properties }) => name === undefined || properties?.name === name)
    .flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
    })
}

/** A ring that crosses the date line goes on beyond 180 degrees instead of jumping to the other side. */
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

/** One dot for each cell of the grid whose middle is land. Rows are laid on the paper, not on the globe, so that they are even. */
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

function drawSingapore(width: number): string {
  const height = width * heightOf(singaporeFrame)
  const outline = ringsOf('countries-10m.json', 'countries', 'Singapore')
    .map((ring) => {
      const points = ring.map(([lon = 0, lat = 0]) => {
        const { x, y } = placeOn(singaporeFrame, { lat, lon })
        return `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`
      })
      return `M${points.join('L')}Z`
    })
    .join('')
  return svg(width, singaporeFrame, `<path fill="#e6dfd4" stroke="${ground}" stroke-width="2" stroke-linejoin="round" d="${outline}"/>`)
}

writeFileSync('app/content/maps/world.svg', drawWorld(1440, 12))
writeFileSync('app/content/maps/singapore.svg', drawSingapore(960))
