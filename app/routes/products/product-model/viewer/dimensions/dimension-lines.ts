import {
  type Box,
  type Camera,
  cornersOf,
  type Point,
  type Point3,
  positionOf,
  project,
  type Stage,
} from '../camera/projection.ts'

export type Line = { from: Point; to: Point }
export type DimensionName = 'width' | 'height' | 'depth'
export type DimensionLine = Line & {
  name: DimensionName
  /** The middle of its number. */
  label: Point
  /** From the corners of the product to the ends of the line. */
  extensions: [Line, Line]
}

/** In the order of the axes of a point. */
const names = ['width', 'height', 'depth'] as const
type Axis = 0 | 1 | 2
const axes: readonly Axis[] = [0, 1, 2]

/** Pixels between the outline of the product and a line. A number is wider than high, so an upright line needs more. */
const gaps = { width: 22, height: 44, depth: 22 }
/** Parts that reach beyond the stated size, such as an open drawer, move a line out by this much at most. */
const widestPart = 110
/** Lines that are nearly seen from their end say nothing. */
const shortest = 26
/** A number needs this much of a line; beside a shorter one it stands further out. */
const roomForNumber = 96

type Side = 'min' | 'max'
type Edge = { axis: Axis; from: Point3; to: Point3; faces: [visible: boolean, visible: boolean] }

/**
 * Lines for width, depth and height, each along an edge of the box that is part of its outline, and moved out of the model. So they don't cover the
 * product, from whatever side it is seen. A dimension that can't be seen from there has no line.
 */
export function dimensionLines(box: Box, model: Box, camera: Camera, stage: Stage): DimensionLine[] {
  const middle = project(middleOf(box.min, box.max), camera, stage)
  const parts = cornersOf(model).map((corner) => project(corner, camera, stage))
  const outline = edgesOf(box, positionOf(camera)).filter(({ faces: [one, other] }) => one !== other)
  return axes.flatMap((axis) => {
    const lines = outline.filter((edge) => edge.axis === axis).map((edge) => onStage(edge, camera, stage))
    const line = lines.reduce<Line | undefined>((best, other) => (best && isBetter(axis, best, other) ? best : other), undefined)
    return line && lengthOf(line) >= shortest ? [movedOutwards(names[axis], line, middle, parts)] : []
  })
}

/** Edges of the faces that are visible, below the given height: the outline of what is hidden in a worktop or a cabinet. */
export function visibleEdgesBelow(height: number, box: Box, camera: Camera, stage: Stage): Line[] {
  return edgesOf(box, positionOf(camera))
    .filter(({ from, faces }) => from[1] < height && faces.includes(true))
    .map((edge) => onStage(edge, camera, stage))
}

function edgesOf(box: Box, eye: Point3): Edge[] {
  const isVisible = (axis: Axis, side: Side) => (side === 'min' ? eye[axis] < box.min[axis] : eye[axis] > box.max[axis])
  const sides: readonly Side[] = ['min', 'max']
  return axes.flatMap((axis) => {
    const [second, third] = [((axis + 1) % 3) as Axis, ((axis + 2) % 3) as Axis]
    return sides.flatMap((secondSide) =>
      sides.map((thirdSide): Edge => {
        const end = (side: Side): Point3 => {
          const point: [number, number, number] = [0, 0, 0]
          point[axis] = box[side][axis]
          point[second] = box[secondSide][second]
          point[third] = box[thirdSide][third]
          return point
        }
        return { axis, from: end('min'), to: end('max'), faces: [isVisible(second, secondSide), isVisible(third, thirdSide)] }
      }),
    )
  })
}

/** Width and depth are shown below the product, the height at its left. */
const isBetter = (axis: Axis, one: Line, other: Line) =>
  axis === 1 ? centreOf(one).x < centreOf(other).x : centreOf(one).y > centreOf(other).y

function movedOutwards(name: DimensionName, edge: Line, middle: Point, parts: readonly Point[]): DimensionLine {
  const length = lengthOf(edge)
  const centre = centreOf(edge)
  const across = { x: (edge.to.y - edge.from.y) / length, y: (edge.from.x - edge.to.x) / length }
  const sign = (centre.x - middle.x) * across.x + (centre.y - middle.y) * across.y < 0 ? -1 : 1
  const moved = (point: Point, distance: number): Point => ({
    x: point.x + sign * across.x * distance,
    y: point.y + sign * across.y * distance,
  })
  const beyond = parts.map(({ x, y }) => sign * (across.x * (x - centre.x) + across.y * (y - centre.y)))
  const away = gaps[name] + Math.min(Math.max(0, ...beyond), widestPart)
  const [from, to] = [moved(edge.from, away), moved(edge.to, away)]
  // Across an upright line is along the number.
  const beside = away + 14 + 22 * Math.abs(across.x)
  return {
    name,
    from,
    to,
    label: moved(centre, length < roomForNumber ? beside : away),
    extensions: [
      { from: moved(edge.from, 4), to: moved(edge.from, away + 5) },
      { from: moved(edge.to, 4), to: moved(edge.to, away + 5) },
    ],
  }
}

const onStage = ({ from, to }: Edge, camera: Camera, stage: Stage): Line => ({
  from: project(from, camera, stage),
  to: project(to, camera, stage),
})
const middleOf = (one: Point3, other: Point3): Point3 => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
  (one[2] + other[2]) / 2,
]
const centreOf = ({ from, to }: Line): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
const lengthOf = ({ from, to }: Line) => Math.hypot(to.x - from.x, to.y - from.y)
