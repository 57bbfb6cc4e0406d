import type { ReactNode } from 'react'
import styles from './card.module.css'

type CardProps = {
  /** The picture, in its own aspect ratio. */
  picture: ReactNode
  /** Small text above the title: a date, a place. */
  meta?: ReactNode
  /** Contains the card's only link, which makes the whole card clickable. */
  title: ReactNode
  className?: string
  children?: ReactNode
}

/** A card that links to a page. The link's name is the title alone. */
export function Card({ picture, meta, title, className, children }: CardProps) {
  return (
    <article className={[styles.card, className].filter(Boolean).join(' ')}>
      <div className={styles.picture}>{picture}</div>
      {meta && <p className={styles.meta}>{meta}</p>}
      <h3 className={styles.title}>{title}</h3>
      {children && <div className={styles.text}>{children}</div>}
    </article>
  )
}
