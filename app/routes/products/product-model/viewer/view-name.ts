const sides = ['front', 'right', 'back', 'left'] as const
const heights = ['upper-', '', 'lower-'] as const

/** The viewer's own name for where the camera is: `upper-front`, `left`. Angles in radians. */
export function viewName({ theta, phi }: { theta: number; phi: number }): string {
  const quarter = Math.floor(theta / (Math.PI / 2) + 0.5)
  const third = Math.min(Math.floor(phi / (Math.PI / 3)), 2)
  return `${heights[third]}${sides[((quarter % 4) + 4) % 4]}`
}
