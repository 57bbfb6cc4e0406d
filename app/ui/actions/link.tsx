import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { arrowRightIcon } from '../pictures/icons.ts'
import styles from './link.module.css'

/** Class of the large link at the end of a page. */
export const closingLinkClass = `inline-action ${styles.closing}`

/** Class of a link to further content: ember, with an arrow. */
export const onwardClass = `inline-action ${styles.onward}`

/** The content of such a link. The caller renders the link itself, because it may be internal or external. */
export function Onward({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Icon path={arrowRightIcon} size={18} />
    </>
  )
}
