import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { arrowRightIcon } from './icons.ts'
import styles from './link.module.css'

/** The class of a link that leads on from a section: ember, with an arrow behind it. */
export const onwardClass = styles.onward ?? ''

/** The inside of such a link, which is the caller's, because only he knows whether it stays on the site. */
export function Onward({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Icon path={arrowRightIcon} size={18} />
    </>
  )
}
