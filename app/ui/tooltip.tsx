import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './tooltip.module.css'

type TooltipProps = {
  text: string
  /** The button or link that it explains; it gets the id of the words for its `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/** A few words on what a control does, while pointer or focus is on it. Escape puts them away (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  const watch = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setDismissed(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the control inside.
    <span
      className={styles.place}
      data-dismissed={dismissed}
      onKeyDown={watch}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children(id)}
      <span role="tooltip" id={id} className={styles.tip}>
        {text}
      </span>
    </span>
  )
}
