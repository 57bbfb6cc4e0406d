import type { ReactNode } from 'react'
import { Link } from '#app/content/link.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Pagination } from '#app/ui/actions/pagination.tsx'
import type { ListPage } from '#contract/views/list-choice.ts'
import type { Translate } from '#i18n/interface/translator.ts'
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
 * One page of a list, with links to its other pages. They lead to the beginning of the list, below the head of the page. The focus moves there too, so
 * that a screen reader says which page it is, and the next Tab reaches the first entry.
 */
export function ListPages({ pages: { number, count }, url, children }: ListPagesProps) {
  const t = useMessages('common')
  if (count < 2) return children
  const position = t('paging.position', { number, count })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, not articles.
    <div id={listId} role="group" aria-label={position} tabIndex={-1} className={styles.list}>
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

/** The title of a page of a list. From the second page on, it says which one it is. */
export function listTitle(t: Translate<'common'>, title: string, { number }: ListPage): string {
  return number === 1 ? title : t('paging.title', { title, number })
}
