type Vector = { x: number; y: number; z: number }

/** What we use of the element of `@google/model-viewer`. Its own types need those of three.js. */
export type Viewer = HTMLElement & {
  src: string
  alt: string
  cameraOrbit: string
  cameraTarget: string
  fieldOfView: string
  minCameraOrbit: string
  maxCameraOrbit: string
  getCameraOrbit(): { theta: number; phi: number; radius: number }
  getCameraTarget(): Vector
  /** In degrees, from top to bottom. */
  getFieldOfView(): number
  getMinimumFieldOfView(): number
  getMaximumFieldOfView(): number
  /** Below this aspect ratio the viewer widens its field of view. */
  getIdealAspect(): number
  getBoundingBoxCenter(): Vector
  getDimensions(): Vector
  /** Positive steps come closer. */
  zoom(steps: number): void
  jumpCameraToGoal(): void
  requestUpdate(property: string): void
  updateComplete: Promise<unknown>
}

/** The camera moved, by a person or by our code. */
export type CameraChange = CustomEvent<{ source: 'user-interaction' | 'automatic' | 'none' }>
