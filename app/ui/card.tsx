import type { ReactNode } from 'react'
import styles from './card.module.css'

type CardProps = {
  /** The picture, which keeps its own proportions. */
  picture: ReactNode
  /** Small words above the title: a date, a place. */
  meta?: ReactNode
  /** Holds the one link of the card, which then answers to the whole of it. */
  title: ReactNode
  className?: string
  children?: ReactNode
}

/** Something with a picture that leads somewhere. The link's name is its title; the rest is beside it. */
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
