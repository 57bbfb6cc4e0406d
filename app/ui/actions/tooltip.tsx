import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './tooltip.module.css'

type TooltipProps = {
  text: string
  /** Renders the button or link. It must put the given id into its `aria-describedby`. */
  children: (describedBy: string) => ReactNode
}

/** A tooltip, shown on hover and focus. Escape hides it (WCAG 1.4.13). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  const watch = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setDismissed(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of the control inside.
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
