/**
 * One view of an appliance in millimetres, as SVG paths whose origin is the upper left corner. `front`: as it is seen after installation; `top`: of
 * what lies in the worktop.
 */
export type ProductOutline = {
  view: 'front' | 'top'
  width: number
  height: number
  /** What encloses the appliance. */
  edge: string
  /** Burners, doors, handles: thin. */
  details: string
}
