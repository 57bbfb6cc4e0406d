import type { ReactNode, RefObject } from 'react'
import styles from './slides.module.css'

type SlidesProps = {
  ref: RefObject<HTMLUListElement | null>
  label: string
  /** Makes all slides but this one inert. */
  only?: number
  slides: readonly ReactNode[]
}

/** Slides in a row with scroll snapping. Touch, wheel and arrow keys scroll it, and it works without JavaScript. */
export function Slides({ ref, label, only, slides }: SlidesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable, so that the arrow keys can scroll it.
    <ul ref={ref} className={styles.track} tabIndex={0} aria-label={label}>
      {slides.map((slide, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides never change order.
        <li key={position} className={styles.slide} inert={only !== undefined && position !== only}>
          {slide}
        </li>
      ))}
    </ul>
  )
}
