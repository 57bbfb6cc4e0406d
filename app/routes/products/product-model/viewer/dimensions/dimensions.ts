import type { ViewCamera } from '../camera/camera.ts'
import { productBox } from '../camera/product-box.ts'
import type { Point, Stage } from '../camera/projection.ts'
import type { ViewerData } from '../viewer-data.ts'
import { dimensionLines, type Line, visibleEdgesBelow } from './dimension-lines.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'
const dimensionNames = ['width', 'height', 'depth'] as const
/** Metres that a part may be missing in the model before its outline is drawn. */
const missingHeight = 0.02

/** Draws the stated width, depth and height over the model. */
export function createDimensions(drawing: HTMLElement, camera: ViewCamera, data: ViewerData) {
  const [svg] = drawing.getElementsByTagName('svg')
  if (!svg) throw new Error('Nowhere to draw the dimensions')
  const outline = svg.appendChild(document.createElementNS(svgNamespace, 'path'))
  outline.setAttribute('class', 'outline')
  const drawings = dimensionNames.map((name) => {
    const path = svg.appendChild(document.createElementNS(svgNamespace, 'path'))
    const number = svg.appendChild(document.createElementNS(svgNamespace, 'text'))
    // As an attribute: HTML checkers don't know the property.
    number.setAttribute('paint-order', 'stroke')
    number.textContent = data.dimensions[name]
    return { name, path, number }
  })

  function draw() {
    if (drawing.hidden) return
    const model = camera.modelBox()
    const box = productBox(data, model)
    if (!box) return
    const [now, stage] = [camera.now(), camera.stage()]
    const lines = dimensionLines(box, model, now, stage)
    const isMissing = model.min[1] - box.min[1] > missingHeight
    outline.setAttribute('d', isMissing ? pathOf(visibleEdgesBelow(model.min[1], box, now, stage)) : '')
    for (const { name, path, number } of drawings) {
      const line = lines.find((one) => one.name === name)
      path.setAttribute('d', line ? pathOf([line, ...line.extensions]) : '')
      number.toggleAttribute('hidden', line === undefined)
      if (line) place(number, line.label, stage)
    }
  }

  return {
    draw,
    show(shown: boolean) {
      drawing.hidden = !shown
      draw()
    },
  }
}

const pathOf = (lines: readonly Line[]) => lines.map(({ from, to }) => `M${rounded(from)}L${rounded(to)}`).join('')
const rounded = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Numbers stay on the stage, even if a line leaves it. */
function place(number: SVGTextElement, { x, y }: Point, { width, height }: Stage) {
  const half = number.getComputedTextLength() / 2 + 8
  number.setAttribute('x', Math.min(Math.max(x, half), width - half).toFixed(1))
  number.setAttribute('y', Math.min(Math.max(y, 18), height - 18).toFixed(1))
}
