/** What visitors answer about the place for an appliance (FT3). Lengths are in millimetres. Everything may be left open. */
export type FitAnswers = {
  home?: Home | undefined
  /** Hobs and sinks: the hole in the worktop. */
  cutoutWidth?: number | undefined
  cutoutDepth?: number | undefined
  /** From the top of the worktop to whatever is below it. */
  depthBelow?: number | undefined
  /** From the edge of the cut-out to the nearest side wall. */
  wall?: number | undefined
  /** From the edge of the cut-out to the nearest tall cabinet. */
  tall?: number | undefined
  gas?: Gas | undefined
  power?: PowerSupply | undefined
  /** From the worktop to whatever hangs above the hob. */
  above?: number | undefined
  aboveWhat?: AboveHob | undefined
  /** Hoods: between the cabinets. */
  width?: number | undefined
  /** From the worktop to the ceiling. */
  ceiling?: number | undefined
  /** Inner diameter, or where else the air goes. */
  duct?: number | 'window' | 'none' | undefined
  below?: 'gas' | 'induction' | undefined
  hobWidth?: number | undefined
  /** Ovens and microwaves: inside the cabinet. With a second appliance, the height is that of both together. */
  nicheWidth?: number | undefined
  nicheHeight?: number | undefined
  nicheDepth?: number | undefined
  /** Free in front of the cabinet, for the open door. */
  door?: number | undefined
  place?: 'column' | 'worktop' | undefined
  /** Code of the second appliance in the same niche. */
  stack?: string | undefined
  /** Dishwashers: between the side panels of the sink cabinet. */
  cabinetWidth?: number | undefined
  worktopDepth?: number | undefined
  /** Tap and drain within 1.5 m. */
  water?: boolean | undefined
}

export const homes = ['hdb', 'condo', 'landed'] as const
export type Home = (typeof homes)[number]
export const gases = ['town', 'lpg', 'none'] as const
export type Gas = (typeof gases)[number]
export const powerSupplies = ['13a', '20a', '32a', 'none'] as const
export type PowerSupply = (typeof powerSupplies)[number]
export const aboveHobs = ['cabinet', 'slanted', 'hood'] as const
export type AboveHob = (typeof aboveHobs)[number]
