import type { ReactNode } from 'react'
import styles from './page.module.css'

/** A component of the kit, with its name. */
export function Specimen({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className={wide ? styles.wideSpecimen : styles.specimen}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <div className={styles.specimens}>{children}</div>
    </section>
  )
}
