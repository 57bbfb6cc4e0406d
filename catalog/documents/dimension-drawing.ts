import type { Language } from '#contract/languages.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import { formatNumber } from '#i18n/number-format.ts'
import { type OutlineOf, outlinesOf } from '../outlines/outlines.ts'
import { html, type Markup, markup } from './html.ts'

/** Layout in millimetres. `side` is the space for dimensions next to a view, `offset` their distance from it. */
type Sheet = {
  width: number
  height: number
  gap: number
  side: number
  offset: number
  arrow: number
  letter: number
  scale: number
}

/** Fits between the margins of A4. The scale is at most 1:4, so that small appliances do not look big. */
const printed: Sheet = { width: 174, height: 62, gap: 34, side: 19, offset: 7, arrow: 1.6, letter: 2.9, scale: 0.25 }

/** For the screen of a phone: at 320 px the numbers are about 10 px high. */
const shown: Sheet = { width: 174, height: 76, gap: 14, side: 27, offset: 12, arrow: 2.6, letter: 5.6, scale: 0.5 }

/** Width, depth and height of the appliance, in millimetres. */
export type Size = readonly [width: number, depth: number, height: number]

/**
 * Two views of an appliance to the same scale, with its three dimensions. With a language it is for print and has labels; without, it
 * is for the web page and has only numbers.
 */
export function dimensionDrawing(size: Size, shape: string, language?: Language): Markup {
  const sheet = language ? printed : shown
  const { width, gap, offset, letter } = sheet
  const [left, right] = viewsOf(size, shape)
  const scale = scaleFor(sheet, left.width + right.width, Math.max(left.height, right.height))
  const t = language && documentWords(language)
  const text = (length: number) => (language ? formatNumber(length, language, 0) : String(length))

  const total = (left.width + right.width) * scale + gap
  const start = (width - total) / 2
  const base = Math.max(left.height, right.height) * scale + 3
  const second = start + left.width * scale + gap
  const bottom = base + offset + letter + (t ? 6 : 0)
  return html`<svg class="drawing" viewBox="0 0 ${width} ${fixed(bottom)}" font-size="${letter}" role="img" aria-label="${size.map(text).join(' × ')} mm">
${drawView(sheet, left, { x: start, base, scale }, text, t?.(`view.${left.kind}`), true)}
${drawView(sheet, right, { x: second, base, scale }, text, t?.(`view.${right.kind}`), false)}
</svg>`
}

type Drawn = OutlineOf & { width: number; height: number }

/** Hobs and sinks are shown from above and from the front, everything else from the front and from the side. */
export function viewsOf([width, depth, height]: Size, shape: string): [Drawn, Drawn] {
  const [first, second] = outlinesOf(shape, { width, depth, height })
  return [
    { ...first, width, height: first.kind === 'top' ? depth : height },
    { ...second, width: second.kind === 'side' ? depth : width, height },
  ]
}

/** Sheet millimetres per appliance millimetre. */
function scaleFor(sheet: Sheet, width: number, height: number): number {
  return Math.min((sheet.width - sheet.gap - 2 * sheet.side) / width, sheet.height / height, sheet.scale)
}

type Placed = { x: number; base: number; scale: number }

function drawView(
  sheet: Sheet,
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
  const { offset } = sheet
  const side = heightAtLeft ? x - offset : right + offset
  return html`<g>${lines}${circles}
${across(sheet, x, right, base + offset, text(view.width))}
${upright(sheet, side, top, base, text(view.height), heightAtLeft ? -1 : 1)}
<path d="M${fixed(x)},${fixed(base + 1.5)}v${offset}M${fixed(right)},${fixed(base + 1.5)}v${offset}M${fixed(side)},${fixed(top)}H${fixed(heightAtLeft ? x - 1.5 : right + 1.5)}M${fixed(side)},${fixed(base)}H${fixed(heightAtLeft ? x - 1.5 : right + 1.5)}" class="help"/>
${name === undefined ? undefined : html`<text x="${fixed((x + right) / 2)}" y="${fixed(base + offset + 7.5)}" class="name">${name}</text>`}</g>`
}

function across({ arrow, letter }: Sheet, from: number, to: number, y: number, label: string): Markup {
  const width = label.length * letter * 0.6 + letter * 0.7
  return html`<path d="M${fixed(from)},${fixed(y)}H${fixed(to)}" class="measure"/>${head(from, y, 0, arrow)}${head(to, y, 180, arrow)}
<rect x="${fixed((from + to - width) / 2)}" y="${fixed(y - letter * 0.7)}" width="${fixed(width)}" height="${fixed(letter * 1.4)}" class="ground"/>
<text x="${fixed((from + to) / 2)}" y="${fixed(y + letter * 0.36)}">${label}</text>`
}

function upright({ arrow, letter }: Sheet, x: number, top: number, base: number, label: string, outwards: -1 | 1): Markup {
  const middle = (top + base) / 2
  // For a flat appliance, there is no room between the arrows, so the number goes next to them.
  const beside = base - top < letter * 3.1
  const labelX = beside ? x + outwards * (label.length * letter * 0.32 + letter / 2) : x
  const width = label.length * letter * 0.6 + letter / 2
  const ground = beside
    ? undefined
    : html`<rect x="${fixed(x - width / 2)}" y="${fixed(middle - letter * 0.8)}" width="${fixed(width)}" height="${fixed(letter * 1.6)}" class="ground"/>`
  return html`<path d="M${fixed(x)},${fixed(top)}V${fixed(base)}" class="measure"/>${head(x, top, 90, arrow)}${head(x, base, 270, arrow)}
${ground}<text x="${fixed(labelX)}" y="${fixed(middle + letter * 0.36)}">${label}</text>`
}

/** An arrow head whose tip is at the point, its shaft leading away in the direction of `degrees`. */
function head(x: number, y: number, degrees: number, length: number): Markup {
  return markup(
    `<path d="M0,0L${length},${length * 0.3}V${length * -0.3}Z" transform="translate(${fixed(x)} ${fixed(y)}) rotate(${degrees})" class="head"/>`,
  )
}

const fixed = (length: number) => Math.round(length * 100) / 100
