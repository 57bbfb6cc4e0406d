import type { ReactNode } from 'react'
import { Link } from '#app/content/link.tsx'
import { useMessages } from '#app/language/messages.ts'
import { ScrollRow } from '#app/ui/moving/scroll-row.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { arrowRightIcon } from '#app/ui/pictures/icons.ts'
import styles from './home-row.module.css'
import home from './page.module.css'

type HomeRowProps = {
  id: string
  title: string
  /** Said beside the title. */
  note?: string | undefined
  /** The page that has all of them. */
  all?: { to: string; text: string }
  className?: string | undefined
  /** One item per child. */
  children: ReactNode
}

/** A section of the home page whose items scroll sideways, so that many of them take little of its height. */
export function HomeRow({ className, ...row }: HomeRowProps) {
  return (
    <section aria-labelledby={row.id} className={[home.section, className].filter(Boolean).join(' ')}>
      <HomeItems {...row} />
    </section>
  )
}

/** Heading and items of such a section. */
export function HomeItems({ id, title, note, all, children }: Omit<HomeRowProps, 'className'>) {
  const t = useMessages('common')
  return (
    <ScrollRow
      className={styles.row}
      label={title}
      labels={{ previous: t('carousel.previous'), next: t('carousel.next') }}
      heading={
        <div className={styles.head}>
          <h2 id={id} className="section-heading">
            {title}
          </h2>
          {note && <p className={styles.note}>{note}</p>}
          {all && (
            <Link to={all.to} className={`inline-action ${styles.all}`}>
              {all.text}
              <Icon path={arrowRightIcon} size={18} />
            </Link>
          )}
        </div>
      }
    >
      {children}
    </ScrollRow>
  )
}
