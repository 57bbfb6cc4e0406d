import type { ReactNode } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { alertIcon } from '../pictures/icons.ts'
import styles from './warning-box.module.css'

/** What nobody may overlook: that an appliance is affected by a notice, or a step that the notice forbids. */
export function WarningBox({ children }: { children: ReactNode }) {
  return (
    <div className={styles.box}>
      <Icon path={alertIcon} size={22} />
      <div>{children}</div>
    </div>
  )
}
