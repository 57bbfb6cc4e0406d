import { Icon } from './icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from './icons.ts'
import styles from './pagination.module.css'

type PaginationProps = {
  labels: { list: string; previous: string; next: string; page: (number: number) => string }
  current: number
  count: number
  /** URL of a page of the list. */
  href: (number: number) => string
}

/** Links to the pages of a long list. Renders nothing if there is only one page. */
export function Pagination({ labels, current, count, href }: PaginationProps) {
  if (count < 2) return null
  return (
    <nav aria-label={labels.list} className={styles.pagination}>
      {current > 1 && (
        <a href={href(current - 1)} rel="prev" aria-label={labels.previous} className={styles.step}>
          <Icon path={chevronLeftIcon} size={20} />
        </a>
      )}
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <a
          key={number}
          href={href(number)}
          aria-label={labels.page(number)}
          aria-current={number === current ? 'page' : undefined}
          className={styles.step}
        >
          {number}
        </a>
      ))}
      {current < count && (
        <a href={href(current + 1)} rel="next" aria-label={labels.next} className={styles.step}>
          <Icon path={chevronRightIcon} size={20} />
        </a>
      )}
    </nav>
  )
}
