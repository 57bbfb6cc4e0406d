import type { ReactNode } from 'react'
import type { Position } from '#contract/views/places.ts'
import styles from './map-picture.module.css'
import { heightOf, type MapFrame, placeOn } from './projection.ts'

type MapPictureProps = {
  /** URL of the map, which shows exactly this frame. */
  src: string
  frame: MapFrame
  /** `MapMark` elements. Later ones are drawn above earlier ones. */
  children: ReactNode
}

/** A map with marks on it. It is decorative: the text beside it has the same information. */
export function MapPicture({ src, frame, children }: MapPictureProps) {
  return (
    <div aria-hidden className={styles.map}>
      <img src={src} alt="" width={1000} height={Math.round(1000 * heightOf(frame))} loading="lazy" className={styles.ground} />
      <svg className={styles.marks} aria-hidden>
        {children}
      </svg>
    </div>
  )
}

type MapMarkProps = {
  frame: MapFrame
  position: Position
  /** Diameter in pixels. */
  size: number
  strong?: boolean
  /** An open circle, for a position that is not a shop, such as the visitor's. */
  ring?: boolean
  /** Text on the mark. */
  label?: number
}

/** Positioned by SVG attributes, because the Content-Security-Policy forbids `style` attributes in server-rendered HTML. */
export function MapMark({ frame, position, size, strong = false, ring = false, label }: MapMarkProps) {
  const { x, y } = placeOn(frame, position)
  const place = { x: `${(x * 100).toFixed(2)}%`, y: `${(y * 100).toFixed(2)}%` }
  return (
    <g
      className={[styles.mark, strong && styles.strong, ring && styles.ring, label !== undefined && styles.labelled]
        .filter(Boolean)
        .join(' ')}
    >
      <circle cx={place.x} cy={place.y} r={size / 2} />
      {label !== undefined && <text {...place}>{label}</text>}
    </g>
  )
}
