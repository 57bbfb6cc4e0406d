import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { ListPage } from '#contract/views/list-page.ts'
import styles from './list-pages.module.css'

const listId = 'list'

type ListPagesProps = {
  pages: ListPage
  /** URL of a page of the list. */
  url: (page: number) => string
  /** The entries of this page. */
  children: ReactNode
}

/**
 * One page of a list, with links to its other pages. They lead to the beginning of the list, below the head of the page. With JavaScript the
 * focus moves there too, so that a screen reader says which page it is, and the next Tab reaches the first entry.
 */
export function ListPages({ pages: { number, count }, url, children }: ListPagesProps) {
  const { t } = useLanguage()
  const list = useFocusOnNewPage(number)
  if (count < 2) return children
  const position = t('paging.position', { number, count })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, not articles.
    <div ref={list} id={listId} role="group" aria-label={position} tabIndex={-1} className={styles.list}>
      {children}
      <Pagination
        labels={{
          list: t('paging.label'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          position,
          page: (page) => t('paging.page', { number: page }),
        }}
        current={number}
        count={count}
        link={(page, props) => <Link key={page} to={`${url(page)}#${listId}`} {...props} />}
      />
    </div>
  )
}

/** Not after Back: the browser returns to where the visitor was. */
function useFocusOnNewPage(number: number) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(number)
  const navigation = useNavigationType()
  useEffect(() => {
    if (shown.current === number) return
    shown.current = number
    if (navigation !== 'POP') list.current?.focus({ preventScroll: true })
  }, [number, navigation])
  return list
}
