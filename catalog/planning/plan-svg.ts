import type { Language } from '#contract/languages.ts'
import { documentWords } from '#i18n/documents/document-words.ts'
import { html, type Markup, markup } from '../documents/html.ts'
import { type Dimension, type Layer, labelPlace, letterHeight, type Mark, type PlanLine, type Point, sheetOf } from './plan.ts'
import type { PlacedPlan, PlacedView } from './plan-of.ts'
import type { Letters } from './plan-table.ts'

/** In mm of the sheet. */
const tick = 0.75

type Paper = {
  point: (point: Point) => Point
  label: (dimension: Dimension) => { letter: string; number: string }
  letter: (key: string) => string
  scale: number
}

/** The drawing of a planning sheet, in millimetres of the page. */
export function planSvg(plan: PlacedPlan, letters: Letters, language: Language): { svg: string; width: number } {
  const { scale, views } = plan
  const [width, height] = [plan.width / scale, plan.height / scale]
  const letter = (key: string) => letters.get(key) ?? ''
  // Without separators: a point could be a decimal one.
  const label = ({ key, value, sign }: Dimension) => ({
    letter: letter(key),
    number: sign + value.join('–'),
  })
  const t = documentWords(language)
  const drawn = views.map((placed) => {
    const paper: Paper = {
      point: ([x, y]) => [(x + placed.x) / scale, height - (y + placed.y) / scale],
      label,
      letter,
      scale,
    }
    return drawView(placed, paper, t(`view.${placed.view.kind}`))
  })
  const { markup: svg } =
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fixed(width)} ${fixed(height)}" font-size="${letterHeight}"><style>${markup(style)}</style>${drawn}</svg>`
  return { svg, width: fixed(width) }
}

function drawView({ view, box }: PlacedView, paper: Paper, name: string): Markup {
  const [left, top] = paper.point([box.left, box.high])
  const behind = [...view.lines].sort((one, other) => order[one.layer] - order[other.layer])
  return html`<g><text x="${fixed(left)}" y="${fixed(top + 2.6)}" class="view">${name}</text>
${behind.map((line) => drawLine(line, paper))}
${view.circles.map(({ centre, radius }) => {
  const [x, y] = paper.point(centre)
  return markup(`<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius / paper.scale)}" class="appliance faint"/>`)
})}
${view.dimensions.map((dimension) => drawDimension(dimension, paper))}
${view.marks.map((mark) => drawMark(mark, paper))}</g>`
}

/** What has to be cut is drawn last. */
const order: Record<Layer, number> = { kitchen: 0, connection: 1, appliance: 2, clearance: 3, cutOut: 4 }

function drawLine({ layer, points, closed, dashed, faint }: PlanLine, { point }: Paper): Markup {
  const path = points.map((one) => point(one).map(fixed).join(',')).join('L')
  const classes = [layer, dashed && 'dashed', faint && 'faint', closed && 'closed'].filter(Boolean).join(' ')
  return markup(`<path d="M${path}${closed ? 'Z' : ''}" class="${classes}"/>`)
}

/** Its line with ticks, its help lines, and its letter and number: above the line, or beside it if it is too short for them. */
function drawDimension(dimension: Dimension, paper: Paper): Markup {
  const { axis, between, at, from } = dimension
  const isAcross = axis === 'x'
  const on = (along: number, beside: number): Point => (isAcross ? [along, beside] : [beside, along])
  const [start, end] = [paper.point(on(between[0], at)), paper.point(on(between[1], at))]
  const feet = between.map((along) => paper.point(on(along, from)))
  const helps = [start, end].map((tip, index) => help(feet[index] ?? tip, tip)).join('')
  const { letter, number } = paper.label(dimension)
  const place = placeOfLabel(dimension, [start, end], paper.scale)
  return html`<g>${markup(`<path d="${helps}" class="help"/><path d="M${start.map(fixed)}L${end.map(fixed)}" class="measure"/>${[start, end].map(tickAt).join('')}`)}
<text transform="translate(${place.at.map(fixed).join(' ')})${markup(place.turned ? ' rotate(-90)' : '')}" text-anchor="${place.anchor}"><tspan class="key">${letter}</tspan><tspan dx="0.7">${number}</tspan></text></g>`
}

type Placed = { at: Point; turned: boolean; anchor: 'start' | 'middle' | 'end' }

function placeOfLabel(dimension: Dimension, [start, end]: readonly [Point, Point], scale: number): Placed {
  const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  const low = y + letterHeight * 0.36
  const isAcross = dimension.axis === 'x'
  switch (labelPlace(dimension, sheetOf(scale))) {
    case 'above':
      return isAcross
        ? { at: [x, y - 0.8], turned: false, anchor: 'middle' }
        : { at: [x - 0.8, y], turned: true, anchor: 'middle' }
    case 'before':
      return { at: [start[0] - 2.2, low], turned: false, anchor: 'end' }
    case 'after':
      return { at: [end[0] + 1.4, low], turned: false, anchor: 'start' }
  }
}

/** From a little beside the foot to a little beyond the tip. */
function help(foot: Point, tip: Point): string {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]]
  const length = Math.hypot(dx, dy)
  if (length < 1.2) return ''
  const [ux, uy] = [dx / length, dy / length]
  return `M${fixed(foot[0] + ux)},${fixed(foot[1] + uy)}L${fixed(tip[0] + ux * 0.9)},${fixed(tip[1] + uy * 0.9)}`
}

const tickAt = ([x, y]: Point) => `<path d="M${fixed(x - tick)},${fixed(y + tick)}l${2 * tick},${-2 * tick}" class="tick"/>`

function drawMark({ key, at }: Mark, { point, letter }: Paper): Markup {
  const [x, y] = point(at)
  return html`<g><circle cx="${fixed(x)}" cy="${fixed(y)}" r="1.9" class="mark"/><text x="${fixed(x)}" y="${fixed(y + letterHeight * 0.36)}" text-anchor="middle" class="key">${letter(key)}</text></g>`
}

const fixed = (length: number) => Math.round(length * 100) / 100

const style = `text{fill:#1c1a17;font-family:"Hanken Grotesk","Noto Sans SC","Noto Sans HK","Noto Sans KR"}
.view{fill:#69645c;font-size:2.8px}
.key{fill:#a8481f;font-weight:600}
path,circle{fill:none;stroke-linejoin:round;stroke-width:.18}
.appliance{stroke:#69645c;stroke-width:.26}
.appliance.faint{stroke:#b3aca1;stroke-width:.14}
.kitchen{stroke:#1c1a17;stroke-width:.26}
.kitchen.faint{stroke:#8b857b;stroke-width:.14}
.kitchen.closed{fill:#f1ede6;stroke-width:.18}
.clearance{stroke:#69645c;stroke-width:.18}
.clearance.closed{fill:#fff}
.clearance.dashed{fill:none}
.clearance.faint{stroke:#b3aca1}
.connection{stroke:#69645c;stroke-width:.18}
.cutOut{stroke:#a8481f;stroke-width:.42}
.cutOut.faint{stroke-width:.26}
.dashed{stroke-dasharray:1.4 .9}
.measure{stroke:#1c1a17;stroke-width:.13}
.help{stroke:#8b857b;stroke-width:.1}
.tick{stroke:#1c1a17;stroke-width:.26}
.mark{fill:#fff;stroke:#a8481f;stroke-width:.2}`
