/** Metres, as in glTF: x to the right, y up, z towards the viewer. */
export type Point3 = readonly [x: number, y: number, z: number]
export type Box = { min: Point3; max: Point3 }

/** Pixels from the top left corner of the stage. */
export type Point = { x: number; y: number }
export type Stage = { width: number; height: number }

/** A camera on a sphere around its target. Angles in radians, as in the viewer: theta around, phi from straight above; `fov` is vertical. */
export type Camera = { theta: number; phi: number; radius: number; target: Point3; fov: number }

const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const add = (a: Point3, b: Point3, factor = 1): Point3 => [
  a[0] + factor * b[0],
  a[1] + factor * b[1],
  a[2] + factor * b[2],
]

/** Unit vectors of the camera: to its right, up, and from the target to the camera. */
export function axesOf({ theta, phi }: Pick<Camera, 'theta' | 'phi'>): { right: Point3; up: Point3; towards: Point3 } {
  const [sinT, cosT, sinP, cosP] = [Math.sin(theta), Math.cos(theta), Math.sin(phi), Math.cos(phi)]
  return {
    right: [cosT, 0, -sinT],
    up: [-cosP * sinT, sinP, -cosP * cosT],
    towards: [sinP * sinT, cosP, sinP * cosT],
  }
}

export function positionOf(camera: Camera): Point3 {
  return add(camera.target, axesOf(camera).towards, camera.radius)
}

/** Pixels per metre at a distance of one metre. */
export const focalLength = ({ fov }: Pick<Camera, 'fov'>, { height }: Stage) => height / 2 / Math.tan(fov / 2)

/** Where the viewer draws a point. */
export function project(point: Point3, camera: Camera, stage: Stage): Point {
  const { right, up, towards } = axesOf(camera)
  const offset = add(point, camera.target, -1)
  // Points beside or behind the camera have no place in the picture. Far outside is good enough.
  const distance = Math.max(camera.radius - dot(offset, towards), 0.01)
  const scale = focalLength(camera, stage) / distance
  return { x: stage.width / 2 + scale * dot(offset, right), y: stage.height / 2 - scale * dot(offset, up) }
}

export function cornersOf({ min, max }: Box): Point3[] {
  const corners: Point3[] = []
  for (const x of [min[0], max[0]]) for (const y of [min[1], max[1]]) for (const z of [min[2], max[2]]) corners.push([x, y, z])
  return corners
}

/** The smallest box that contains both. */
export function boxAround(one: Box, other: Box): Box {
  const both = (choose: (...numbers: number[]) => number, side: keyof Box): Point3 => [
    choose(one[side][0], other[side][0]),
    choose(one[side][1], other[side][1]),
    choose(one[side][2], other[side][2]),
  ]
  return { min: both(Math.min, 'min'), max: both(Math.max, 'max') }
}
