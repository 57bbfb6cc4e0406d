import type { ReactNode } from 'react'
import { Link } from '#app/content/link.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { arrowRightIcon } from '#app/ui/pictures/icons.ts'
import styles from './articles-head.module.css'

type ArticlesHeadProps = {
  /** The page that has all of them. */
  to: string
  linkText: string
  className: string | undefined
  /** The heading. */
  children: ReactNode
}

/** Above some articles of a kind: their heading, and a link to all of them. */
export function ArticlesHead({ to, linkText, className, children }: ArticlesHeadProps) {
  return (
    <div className={`${styles.head} ${className}`}>
      {children}
      <Link to={to} className={`inline-action ${styles.all}`}>
        {linkText}
        <Icon path={arrowRightIcon} size={18} />
      </Link>
    </div>
  )
}
