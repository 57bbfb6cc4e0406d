import type { ReactNode } from 'react'
import type { Position } from '#contract/views/places.ts'
import styles from './map-picture.module.css'
import { heightOf, type MapFrame, placeOn } from './projection.ts'

type MapPictureProps = {
  /** The address of the drawn map, which shows exactly this frame. */
  src: string
  frame: MapFrame
  /** `MapMark`s; later ones lie above earlier ones. */
  children: ReactNode
}

/** A drawn map with marks on it. For the eye alone: what it shows stands in text beside it. */
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
  /** A place of no shop, such as where somebody is: an open circle. */
  ring?: boolean
  /** What is written on it. */
  label?: number
}

/** The place of a mark is in attributes of SVG: the site's policy allows no `style` in what the server sends. */
export function MapMark({ frame, position, size, strong = false, ring = false, label }: MapMarkProps) {
  const { x, y } = placeOn(frame, position)
  const place = { x: `${(x * 100).toFixed(2)}%`, y: `${(y * 100).toFixed(2)}%` }
  return (
    <g className={[styles.mark, strong && styles.strong, ring && styles.ring, label !== undefined && styles.labelled].filter(Boolean).join(' ')}>
      <circle cx={place.x} cy={place.y} r={size / 2} />
      {label !== undefined && <text {...place}>{label}</text>}
    </g>
  )
}
