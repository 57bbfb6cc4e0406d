import { add, axesOf, type Box, type Camera, cornersOf, focalLength, type Point3, project, type Stage } from './projection.ts'

/** Each round corrects the perspective that the one before it has changed. */
const rounds = 12

/** Pixels that stay free around the product. */
export type Margins = { left: number; right: number; top: number; bottom: number }

/** A camera that shows the box as large as it fits between the margins, in their middle. */
export function frameBox(
  box: Box,
  { theta, phi, fov }: Pick<Camera, 'theta' | 'phi' | 'fov'>,
  stage: Stage,
  margins: Margins,
): Camera {
  const free = {
    width: Math.max(stage.width - margins.left - margins.right, 1),
    height: Math.max(stage.height - margins.top - margins.bottom, 1),
  }
  const aim = { x: margins.left + free.width / 2, y: margins.top + free.height / 2 }
  const { right, up } = axesOf({ theta, phi })
  const centre = add(box.min, add(box.max, box.min, -1), 0.5)
  const diagonal = Math.hypot(...add(box.max, box.min, -1))
  let camera: Camera = { theta, phi, fov, radius: diagonal * 4, target: centre }
  for (let round = 0; round < rounds; round += 1) {
    const { left, top, width, height } = extentOf(box, camera, stage)
    const metresPerPixel = camera.radius / focalLength(camera, stage)
    const aside = (left + width / 2 - aim.x) * metresPerPixel
    const below = (top + height / 2 - aim.y) * metresPerPixel
    const target: Point3 = add(add(camera.target, right, aside), up, -below)
    const scale = Math.max(width / free.width, height / free.height)
    camera = { ...camera, target, radius: Math.max(camera.radius * scale, diagonal / 2) }
  }
  return camera
}

/** How far the camera must go back, with the same target, until the whole box is on the stage. */
export function radiusToShow(box: Box, camera: Camera, stage: Stage): number {
  let radius = camera.radius
  const isShown = () => {
    const { left, top, width, height } = extentOf(box, { ...camera, radius }, stage)
    return left >= 0 && top >= 0 && left + width <= stage.width && top + height <= stage.height
  }
  while (!isShown() && radius < camera.radius * 20) radius *= 1.05
  return radius
}

/** The rectangle around what the box covers. */
export function extentOf(box: Box, camera: Camera, stage: Stage) {
  const points = cornersOf(box).map((corner) => project(corner, camera, stage))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
