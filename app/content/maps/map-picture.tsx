import type { ReactNode } from 'react'
import type { Position } from '#contract/views/places.ts'
import styles from './map-picture.module.css'
import { heightOf, type MapFrame, placeOn } from './projection.ts'

type MapPictureProps = {
  /** The address of the drawn map, which shows exactly this frame. */
  src: string
  frame: MapFrame
  /** `MapMark`s. */
  children: ReactNode
}

/** A drawn map with marks on it. For the eye alone: what it shows stands in text beside it. */
export function MapPicture({ src, frame, children }: MapPictureProps) {
  return (
    <div aria-hidden className={styles.map}>
      <img src={src} alt="" width={1000} height={Math.round(1000 * heightOf(frame))} loading="lazy" className={styles.ground} />
      {children}
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
  children?: ReactNode
}

export function MapMark({ frame, position, size, strong = false, ring = false, children }: MapMarkProps) {
  const { x, y } = placeOn(frame, position)
  return (
    <span
      className={ring ? styles.ring : strong ? styles.strongMark : styles.mark}
      style={{ left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%`, width: size, height: size }}
    >
      {children}
    </span>
  )
}
