import { Children, type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { chevronLeftIcon, chevronRightIcon } from '../pictures/icons.ts'
import styles from './scroll-row.module.css'

type ScrollRowProps = {
  /** Shown above the row, beside its buttons. */
  heading: ReactNode
  label: string
  labels: { previous: string; next: string }
  className?: string
  /** One item per child. The stylesheet sets their width. */
  children: ReactNode
}

/** A row of items that scrolls, by hand or by two buttons. */
export function ScrollRow({ heading, label, labels, className, children }: ScrollRowProps) {
  const row = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ atStart: true, atEnd: false })

  useEffect(() => {
    const element = row.current
    if (!element) return
    const read = () => {
      const atStart = element.scrollLeft <= 1
      const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
      setEdges((now) => (now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }))
    }
    element.addEventListener('scroll', read, { passive: true })
    const resized = new ResizeObserver(read)
    resized.observe(element)
    return () => {
      element.removeEventListener('scroll', read)
      resized.disconnect()
    }
  }, [])

  const scrollBy = (screens: number) => row.current?.scrollBy({ left: screens * row.current.clientWidth })

  return (
    <div className={className}>
      <div className={styles.head}>
        {heading}
        <div className={styles.buttons}>
          <IconButton
            icon={chevronLeftIcon}
            aria-label={labels.previous}
            aria-disabled={edges.atStart}
            onClick={() => scrollBy(-0.8)}
          />
          <IconButton
            icon={chevronRightIcon}
            aria-label={labels.next}
            aria-disabled={edges.atEnd}
            onClick={() => scrollBy(0.8)}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable, so that the arrow keys can scroll it. */}
      <ul ref={row} className={styles.row} tabIndex={0} aria-label={label}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </div>
  )
}
