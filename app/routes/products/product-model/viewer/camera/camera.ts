import type { ViewerData } from '../viewer-data.ts'
import type { CameraChange, Viewer } from '../viewer-element.ts'
import { frameBox, type Margins, radiusToShow } from './framing.ts'
import { productBox } from './product-box.ts'
import { type Box, boxAround, type Camera, type Stage } from './projection.ts'

const degree = Math.PI / 180
const turnStep = 30 * degree
const tiltStep = 15 * degree
/** Of the steps of its Page Up key: four lead from the first view to the closest one. */
const zoomStep = 5

/** Degrees. The viewer comes to rest a little before its limits. */
const nearLimit = 0.05

/** At first the product fills most of the width or the height. */
const margin = 0.08
/** Room for the numbers: that of the height is at the left, the others are below. */
const marginsOfDimensions: Margins = { left: 92, right: 48, top: 40, bottom: 64 }

/** The camera of the viewer: where it starts, and how buttons and keys move it. */
export function createCamera(viewer: Viewer, data: ViewerData) {
  const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)')
  const first = { ...viewer.getCameraOrbit() }
  let hasDimensions = false
  let isAtStart = true
  /** Where our last step leads. Undefined after the visitor has moved the camera. */
  let goal: { theta: number; phi: number } | undefined

  viewer.addEventListener('camera-change', (event) => {
    if ((event as CameraChange).detail.source !== 'user-interaction') return
    isAtStart = false
    goal = undefined
  })

  const stage = (): Stage => ({ width: viewer.clientWidth, height: viewer.clientHeight })

  function modelBox(): Box {
    const { x, y, z } = viewer.getBoundingBoxCenter()
    const size = viewer.getDimensions()
    return {
      min: [x - size.x / 2, y - size.y / 2, z - size.z / 2],
      max: [x + size.x / 2, y + size.y / 2, z + size.z / 2],
    }
  }

  /** What the visitor sees first. */
  function startBox(): Box {
    const model = modelBox()
    const product = productBox(data, model)
    if (!product) return model
    if (data.startsWithBody) return product
    return hasDimensions ? boxAround(model, product) : model
  }

  async function move(orbit: { theta: number; phi: number; radius: number }, isInstant = false) {
    viewer.cameraOrbit = `${orbit.theta}rad ${orbit.phi}rad ${orbit.radius}m`
    // The visitor may have moved the camera since the same orbit was set.
    viewer.requestUpdate('cameraOrbit')
    await settle(isInstant)
  }

  async function settle(isInstant = false) {
    await viewer.updateComplete
    if (isInstant || wantsStillness.matches) viewer.jumpCameraToGoal()
  }

  async function start(isInstant = false) {
    const { width, height } = stage()
    const half = Math.tan((Number.parseFloat(viewer.fieldOfView) * degree) / 2)
    const fov = 2 * Math.atan(half * Math.max(1, viewer.getIdealAspect() / (width / height)))
    const camera = frameBox(
      startBox(),
      { ...first, fov },
      { width, height },
      hasDimensions ? marginsOfDimensions : even(width, height),
    )
    const [x, y, z] = camera.target
    viewer.minCameraOrbit = `auto auto ${camera.radius * 0.7}m`
    viewer.maxCameraOrbit = `auto auto ${Math.max(camera.radius * 1.25, radiusToShow(modelBox(), camera, { width, height }))}m`
    viewer.cameraTarget = `${x}m ${y}m ${z}m`
    for (const property of ['cameraTarget', 'fieldOfView']) viewer.requestUpdate(property)
    isAtStart = true
    goal = camera
    await move(camera, isInstant)
  }

  async function orbitBy(theta: number, phi: number) {
    const now = viewer.getCameraOrbit()
    const from = goal ?? now
    goal = { theta: from.theta + theta, phi: Math.min(Math.max(from.phi + phi, 15 * degree), 165 * degree) }
    isAtStart = false
    await move({ ...goal, radius: now.radius })
    return goal
  }

  return {
    start,
    modelBox,
    stage,
    /** Positive steps turn the front of the product to the left. */
    turn: (steps: number) => orbitBy(steps * turnStep, 0),
    tilt: (steps: number) => orbitBy(0, steps * tiltStep),
    zoom(steps: number) {
      viewer.zoom(steps * zoomStep)
      return settle()
    },
    /** Leaves room around the product, unless the visitor has chosen a view. */
    async makeRoomForDimensions(shown: boolean) {
      hasDimensions = shown
      if (isAtStart) await start()
    },
    async restart() {
      if (isAtStart) await start(true)
    },
    /** So that another model appears in the same view. */
    keepView() {
      const { x, y, z } = viewer.getCameraTarget()
      viewer.cameraOrbit = `${viewer.getCameraOrbit()}`
      viewer.cameraTarget = `${x}m ${y}m ${z}m`
    },
    limit(): 'closest' | 'farthest' | undefined {
      const fov = viewer.getFieldOfView()
      if (fov <= viewer.getMinimumFieldOfView() + nearLimit) return 'closest'
      return fov >= viewer.getMaximumFieldOfView() - nearLimit ? 'farthest' : undefined
    },
    now(): Camera {
      const { x, y, z } = viewer.getCameraTarget()
      return { ...viewer.getCameraOrbit(), target: [x, y, z], fov: viewer.getFieldOfView() * degree }
    },
  }
}
export type ViewCamera = ReturnType<typeof createCamera>

const even = (width: number, height: number): Margins => ({
  left: width * margin,
  right: width * margin,
  top: height * margin,
  bottom: height * margin,
})
