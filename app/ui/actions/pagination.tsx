import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from '../pictures/icons.ts'
import styles from './pagination.module.css'

export type PageLinkProps = {
  rel?: 'prev' | 'next'
  className: string | undefined
  'aria-label'?: string
  'aria-current'?: 'page'
  children: ReactNode
}

type PaginationProps = {
  labels: { list: string; previous: string; next: string; position: string; page: (number: number) => string }
  current: number
  count: number
  /** Renders the link to a page of the list. */
  link: (page: number, props: PageLinkProps) => ReactNode
}

/** Links to the pages of a long list: the neighbours, the first and the last one. Renders nothing if there is only one page. */
export function Pagination({ labels, current, count, link }: PaginationProps) {
  if (count < 2) return null
  return (
    <nav aria-label={labels.list} className={styles.pagination}>
      {current > 1 &&
        link(current - 1, {
          rel: 'prev',
          className: `${styles.step} ${styles.previous}`,
          children: (
            <>
              <Icon path={chevronLeftIcon} size={20} />
              {labels.previous}
            </>
          ),
        })}
      <p className={styles.position}>{labels.position}</p>
      <ol className={styles.numbers}>
        {shownPages(current, count).map((number, index, shown) => (
          <li key={number} className={number - (shown[index - 1] ?? 0) > 1 ? styles.afterGap : undefined}>
            {link(number, {
              className: styles.number,
              'aria-label': labels.page(number),
              'aria-current': number === current ? 'page' : undefined,
              children: number,
            })}
          </li>
        ))}
      </ol>
      {current < count &&
        link(current + 1, {
          rel: 'next',
          className: `${styles.step} ${styles.next}`,
          children: (
            <>
              {labels.next}
              <Icon path={chevronRightIcon} size={20} />
            </>
          ),
        })}
    </nav>
  )
}

/** The first and the last page and the neighbours, at most seven numbers. A gap is never a single page. */
function shownPages(current: number, count: number): number[] {
  const shown = new Set([1, current - 1, current, current + 1, count])
  if (current === 4) shown.add(2)
  if (current === count - 3) shown.add(count - 1)
  return [...shown].filter((number) => number >= 1 && number <= count).sort((a, b) => a - b)
}
