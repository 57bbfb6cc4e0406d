import type { ReactNode } from 'react'
import { Link } from '#app/content/link.tsx'
import { Words } from '#app/content/text/words.tsx'
import type { Text } from '#contract/views.ts'
import styles from './pictured-link.module.css'

type PicturedLinkProps = {
  to: string
  name: Text
  title: Text
  /** The picture. */
  children: ReactNode
}

/** A picture with a name and a line of words under it, which all lead to the same place. */
export function PicturedLink({ to, name, title, children }: PicturedLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      {children}
      <h3 className={styles.name}>
        <Words of={name} />
      </h3>
      <p className={styles.title}>
        <Words of={title} />
      </p>
    </Link>
  )
}
