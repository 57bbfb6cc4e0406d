import type { ReactNode } from 'react'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { arrowRightIcon } from '#app/ui/icons.ts'
import { ScrollRow } from '#app/ui/scroll-row.tsx'
import styles from './home-row.module.css'
import home from './page.module.css'

type HomeRowProps = {
  id: string
  title: string
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
export function HomeItems({ id, title, all, children }: Omit<HomeRowProps, 'className'>) {
  const { t } = useLanguage()
  return (
    <ScrollRow
      className={styles.row}
      label={title}
      labels={{ previous: t('carousel.previous'), next: t('carousel.next') }}
      heading={
        <div className={styles.head}>
          <h2 id={id} className={home.heading}>
            {title}
          </h2>
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
