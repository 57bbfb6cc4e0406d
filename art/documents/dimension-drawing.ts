import { formatNumber } from '#catalog/format/number-format.ts'
import type { DocumentLanguage } from './document-plan.ts'
import { documentWords } from './document-words.ts'
import { html, type Markup, markup } from './html.ts'
import { type OutlineOf, outlinesOf } from './outlines.ts'

/** Everything below is in the millimetres of the printed page unless it says otherwise. */
const area = { width: 174, height: 62, gap: 34 }
const offset = 7
const arrow = 1.6
const letter = 2.9

/** Width, depth and height of the appliance, in millimetres. */
export type Size = readonly [width: number, depth: number, height: number]

/** Two views of an appliance to the same scale, with its three dimensions; without a language it has numbers alone. */
export function dimensionDrawing(size: Size, shape: string, language?: DocumentLanguage): Markup {
  const [left, right] = viewsOf(size, shape)
  const scale = scaleFor(left.width + right.width, Math.max(left.height, right.height))
  const words = language && documentWords[language].viewsOf
  const text = (length: number) => (language ? formatNumber(length, language) : String(length))

  const total = (left.width + right.width) * scale + area.gap
  const start = (area.width - total) / 2
  const base = Math.max(left.height, right.height) * scale + 3
  const second = start + left.width * scale + area.gap
  return html`<svg class="drawing" viewBox="0 0 ${area.width} ${fixed(base + offset + 9)}" role="img" aria-label="${size.map(text).join(' × ')} mm">
${drawView(left, { x: start, base, scale }, text, words?.[left.kind], true)}
${drawView(right, { x: second, base, scale }, text, words?.[right.kind], false)}
</svg>`
}

type Drawn = OutlineOf & { width: number; height: number }

/** Hobs and sinks are told by what one sees from above; everything else by its front and its side. */
export function viewsOf([width, depth, height]: Size, shape: string): [Drawn, Drawn] {
  const [first, second] = outlinesOf(shape, { width, depth, height })
  return [
    { ...first, width, height: first.kind === 'top' ? depth : height },
    { ...second, width: second.kind === 'side' ? depth : width, height },
  ]
}

/** Millimetres on paper for each millimetre of the appliance; never larger than a quarter, or small things look big. */
function scaleFor(width: number, height: number): number {
  return Math.min((area.width - area.gap - 2 * (offset + 12)) / width, area.height / height, 0.25)
}

type Placed = { x: number; base: number; scale: number }

function drawView(
  view: Drawn,
  { x, base, scale }: Placed,
  text: (length: number) => string,
  name: string | undefined,
  heightAtLeft: boolean,
): Markup {
  const top = base - view.height * scale
  const right = x + view.width * scale
  const point = ([px, py]: readonly [number, number]) => `${fixed(x + px * scale)},${fixed(base - py * scale)}`
  const lines = view.lines.map(({ points, closed, faint }) =>
    markup(`<path d="M${points.map(point).join('L')}${closed ? 'Z' : ''}" class="${faint ? 'faint' : 'edge'}"/>`),
  )
  const circles = view.circles.map(({ centre, radius }) => {
    const [cx, cy] = point(centre).split(',')
    return markup(`<circle cx="${cx}" cy="${cy}" r="${fixed(radius * scale)}" class="faint"/>`)
  })
  const side = heightAtLeft ? x - offset : right + offset
  return html`<g>${lines}${circles}
${across(x, right, base + offset, text(view.width))}
${upright(side, top, base, text(view.height), heightAtLeft ? -1 : 1)}
<path d="M${fixed(x)},${fixed(base + 1.5)}v${offset}M${fixed(right)},${fixed(base + 1.5)}v${offset}M${fixed(side)},${fixed(top)}H${fixed(heightAtLeft ? x - 1.5 : right + 1.5)}M${fixed(side)},${fixed(base)}H${fixed(heightAtLeft ? x - 1.5 : right + 1.5)}" class="help"/>
${name === undefined ? undefined : html`<text x="${fixed((x + right) / 2)}" y="${fixed(base + offset + 7.5)}" class="name">${name}</text>`}</g>`
}

function across(from: number, to: number, y: number, label: string): Markup {
  const width = label.length * letter * 0.6 + 2
  return html`<path d="M${fixed(from)},${fixed(y)}H${fixed(to)}" class="measure"/>${head(from, y, 0)}${head(to, y, 180)}
<rect x="${fixed((from + to - width) / 2)}" y="${fixed(y - 2)}" width="${fixed(width)}" height="4" class="ground"/>
<text x="${fixed((from + to) / 2)}" y="${fixed(y + 1.05)}">${label}</text>`
}

function upright(x: number, top: number, base: number, label: string, outwards: -1 | 1): Markup {
  const middle = (top + base) / 2
  // A flat appliance leaves no room between the arrows: its height then stands beside them.
  const beside = base - top < 9
  const labelX = beside ? x + outwards * (label.length * letter * 0.32 + 1.5) : x
  const ground = beside
    ? undefined
    : html`<rect x="${fixed(x - 4)}" y="${fixed(middle - 2.4)}" width="8" height="4.8" class="ground"/>`
  return html`<path d="M${fixed(x)},${fixed(top)}V${fixed(base)}" class="measure"/>${head(x, top, 90)}${head(x, base, 270)}
${ground}<text x="${fixed(labelX)}" y="${fixed(middle + 1.05)}">${label}</text>`
}

/** An arrow head whose tip is at the point, its shaft leading away in the direction of `degrees`. */
function head(x: number, y: number, degrees: number): Markup {
  return markup(
    `<path d="M0,0L${arrow},0.5V-0.5Z" transform="translate(${fixed(x)} ${fixed(y)}) rotate(${degrees})" class="head"/>`,
  )
}

const fixed = (length: number) => Math.round(length * 100) / 100
