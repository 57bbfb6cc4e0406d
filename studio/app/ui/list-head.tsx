import type { ComponentProps, ReactNode } from 'react'
import { Notice, SearchBox } from './search-box.tsx'

type ListHeadProps = ComponentProps<typeof SearchBox> & {
  title: string
  count: string | undefined
  notice: string | undefined
  /** While the list is still being made. */
  progress?: string | undefined
  /** What can be done with the whole list. */
  children: ReactNode
}

/** Above a list: what it shows, how much of it, and the search. */
export function ListHead({ title, count, notice, progress, children, ...search }: ListHeadProps) {
  return (
    <header className="list-head">
      <div className="list-title">
        <h1>{title}</h1>
        <p className="list-count" role="status">
          {count}
        </p>
        {children}
      </div>
      <SearchBox {...search} />
      {progress !== undefined && <p className="quiet">{progress}</p>}
      <Notice text={notice} />
    </header>
  )
}
