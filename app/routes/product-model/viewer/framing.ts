import { add, axesOf, type Box, type Camera, cornersOf, focalLength, type Point3, project, type Stage } from './projection.ts'

/** Each round corrects the perspective that the one before it has changed. */
const rounds = 12

/** A camera that shows the box in the middle of the stage, with the given share of its width or height. */
export function frameBox(
  box: Box,
  { theta, phi, fov }: Pick<Camera, 'theta' | 'phi' | 'fov'>,
  stage: Stage,
  share: number,
): Camera {
  const { right, up } = axesOf({ theta, phi })
  const centre = add(box.min, add(box.max, box.min, -1), 0.5)
  const diagonal = Math.hypot(...add(box.max, box.min, -1))
  let camera: Camera = { theta, phi, fov, radius: diagonal * 4, target: centre }
  for (let round = 0; round < rounds; round += 1) {
    const { left, top, width, height } = extentOf(box, camera, stage)
    const metresPerPixel = camera.radius / focalLength(camera, stage)
    const aside = (left + width / 2 - stage.width / 2) * metresPerPixel
    const below = (top + height / 2 - stage.height / 2) * metresPerPixel
    const target: Point3 = add(add(camera.target, right, aside), up, -below)
    const scale = Math.max(width / stage.width, height / stage.height) / share
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
