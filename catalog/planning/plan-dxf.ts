import {
  BlockFlags,
  DxfWriter,
  LWPolylineFlags,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from '@tarikjabiri/dxf'
import { type Dimension, type LabelPlace, type Layer, labelPlace, letterHeight, type Point, sheetOf } from './plan.ts'
import type { PlacedPlan, PlacedView } from './plan-of.ts'

/** All that a CAD drawing says. Its letters stand for the names of the table. */
export type DrawingInput = {
  kind: 'planningDrawing'
  title: string
  note: string
  /** Lines about open safety notices. */
  notices: readonly string[]
  plan: PlacedPlan
  letters: readonly (readonly [key: string, letter: string])[]
  /** Each line of the table: its letter, and name with value. */
  table: readonly (readonly [letter: string, text: string])[]
}

/** Names of layers, and colours of the AutoCAD colour index. */
const layerOf: Record<Layer | 'dimension' | 'text', { name: string; color: number }> = {
  cutOut: { name: 'CUT-OUT', color: 1 },
  appliance: { name: 'APPLIANCE', color: 8 },
  kitchen: { name: 'KITCHEN', color: 7 },
  clearance: { name: 'CLEARANCES', color: 5 },
  connection: { name: 'CONNECTIONS', color: 3 },
  dimension: { name: 'DIMENSIONS', color: 7 },
  text: { name: 'TEXT', color: 7 },
}

/** In mm of a printed sheet. */
const tick = 0.75

/**
 * A CAD drawing of the plan, in millimetres 1:1. Dimensions are real ones, each with a block that draws it, because not every program draws
 * dimensions itself. The same input gives the same text.
 */
export function planDxf({ title, note, notices, plan, letters, table }: DrawingInput): string {
  const writer = new DxfWriter()
  writer.document.setUnits(Units.Millimeters)
  writer.setVariable('$MEASUREMENT', { 70: 1 })
  writer.setVariable('$LTSCALE', { 40: plan.scale })
  writer.addLType('DASHED', '__ __ __', [1.4, -0.9])
  for (const { name, color } of Object.values(layerOf)) writer.document.tables.addLayer(name, color, 'CONTINUOUS')
  const style = writer.addDimStyle('HEARTH')
  const height = letterHeight * plan.scale
  Object.assign(style, {
    DIMTXT: height,
    DIMTSZ: tick * plan.scale,
    DIMEXO: plan.scale,
    DIMEXE: plan.scale,
    DIMTAD: 1,
    DIMTIH: 0,
    DIMTOH: 0,
    DIMDEC: 0,
  })
  const letterOf = new Map(letters)
  const sheet = { writer, scale: plan.scale, letterOf: (key: string) => letterOf.get(key) ?? '' }
  for (const view of plan.views) drawView(sheet, view)
  writeTable(sheet, { title, note, notices, table, right: plan.width + 15 * plan.scale, top: plan.height })
  return writer.document.stringify()
}

type Sheet = { writer: DxfWriter; scale: number; letterOf: (key: string) => string }

function drawView(sheet: Sheet, { view, x, y }: PlacedView) {
  const { modelSpace } = sheet.writer
  const moved = ([px, py]: Point): Point => [px + x, py + y]
  for (const { layer, points, closed, dashed } of view.lines) {
    modelSpace.addLWPolyline(
      points.map((one) => ({ point: at(moved(one)) })),
      { layerName: layerOf[layer].name, ...(closed && { flags: LWPolylineFlags.Closed }), ...(dashed && { lineType: 'DASHED' }) },
    )
  }
  for (const { layer, centre, radius } of view.circles)
    modelSpace.addCircle(at(moved(centre)), radius, { layerName: layerOf[layer].name })
  for (const dimension of view.dimensions) drawDimension(sheet, dimension, moved)
  for (const { key, at: place } of view.marks) {
    modelSpace.addCircle(at(moved(place)), 1.9 * sheet.scale, { layerName: layerOf.connection.name })
    modelSpace.addText(
      at(moved(place)),
      letterHeight * sheet.scale,
      sheet.letterOf(key),
      centred(at(moved(place)), layerOf.connection.name),
    )
  }
}

function drawDimension({ writer, scale, letterOf }: Sheet, dimension: Dimension, moved: (point: Point) => Point) {
  const { key, axis, between, at: beside, from, value, sign } = dimension
  const isAcross = axis === 'x'
  const on = (along: number, other: number): Point => moved(isAcross ? [along, other] : [other, along])
  const [start, end] = [on(between[0], beside), on(between[1], beside)]
  const [first, second] = [on(between[0], from), on(between[1], from)]
  const text = `${letterOf(key)} ${sign.replace('Ø ', '%%c')}${value.join('-')}`
  const height = letterHeight * scale
  const place = labelPlace(dimension, sheetOf(scale))
  const aside = (text.length * height * 0.8) / 2 + 1.4 * scale
  const middle = middleOfLabel([start, end], isAcross, place, { aside, lift: (letterHeight / 2 + 0.8) * scale })
  const rotation = place === 'above' && !isAcross ? 90 : 0
  const layerName = layerOf.dimension.name
  const name = `*D${writer.blocks.blocks.length}`
  const block = writer.blocks.addBlock(name, writer.document.objects, false)
  block.flags = BlockFlags.AnonymousBlock
  const line = (one: Point, other: Point) => block.addLine(at(one), at(other), { layerName })
  line(start, end)
  line(first, start)
  line(second, end)
  for (const [px, py] of [start, end]) line([px - tick * scale, py - tick * scale], [px + tick * scale, py + tick * scale])
  block.addText(at(middle), height, text, { ...centred(at(middle), layerName), rotation })
  writer.modelSpace.addLinearDim(at(first), at(second), {
    layerName,
    blockName: name,
    styleName: 'HEARTH',
    angle: isAcross ? 0 : 90,
    definitionPoint: at(end),
    middlePoint: at(middle),
    ActualMeasurement: between[1] - between[0],
    text,
  })
}

function middleOfLabel(
  [start, end]: readonly [Point, Point],
  isAcross: boolean,
  place: LabelPlace,
  { aside, lift }: { aside: number; lift: number },
): Point {
  const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
  if (place === 'above') return isAcross ? [x, y + lift] : [x - lift, y]
  return place === 'before' ? [start[0] - aside, y] : [end[0] + aside, y]
}

type TableInput = Pick<DrawingInput, 'title' | 'note' | 'notices' | 'table'> & { right: number; top: number }

/** Beside the drawing: what it is, and what its letters mean. */
function writeTable({ writer, scale }: Sheet, { title, note, notices, table, right, top }: TableInput) {
  const layerName = layerOf.text.name
  const write = (text: string, row: number, indent: number, height: number) =>
    writer.modelSpace.addText(point3d(right + indent * scale, top - row * scale), height * scale, text, { layerName })
  for (const [index, line] of notices.entries()) write(line, (index - notices.length) * 4.5, 0, letterHeight)
  write(title, 6, 0, 4)
  write(note, 12, 0, letterHeight)
  table.forEach(([letter, text], index) => {
    write(letter, 20 + index * 4.5, 0, letterHeight)
    write(text, 20 + index * 4.5, 6, letterHeight)
  })
}

const at = ([x, y]: Point) => point3d(x, y)

const centred = (place: ReturnType<typeof point3d>, layerName: string) => ({
  layerName,
  horizontalAlignment: TextHorizontalAlignment.Center,
  verticalAlignment: TextVerticalAlignment.Middle,
  secondAlignmentPoint: place,
})
