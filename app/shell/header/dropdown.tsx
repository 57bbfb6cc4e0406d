import { type MouseEvent, type PointerEvent, type ReactNode, useId } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { chevronDownIcon } from '#app/ui/icons.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import styles from './dropdown.module.css'
import { useDropdown } from './use-dropdown.ts'

type DropdownProps = {
  label: ReactNode
  /** Where the item leads as long as there is no JavaScript to open it. */
  href: string
  /** What unfolds without JavaScript, on hover and focus. */
  withoutScript?: ReactNode
  /** `wide` spans the header, `end` keeps to the end of its item. */
  panel: 'wide' | 'start' | 'end'
  /** Told when the visitor is about to open it: time to fetch what it shows. Moving about in what is open is no approach. */
  onApproach?: () => void
  children: ReactNode
}

/** An item of the header that unfolds. */
export function Dropdown({ label, href, withoutScript, panel, onApproach, children }: DropdownProps) {
  const hydrated = useHydrated()
  const panelId = useId()
  const { open, close, rootProps, triggerProps } = useDropdown()

  // Whoever speaks to the browser presses without coming near first.
  const press = () => {
    onApproach?.()
    triggerProps.onClick()
  }
  const enter = (event: PointerEvent) => {
    onApproach?.()
    rootProps.onPointerEnter(event)
  }
  const closeAfterLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }

  return (
    <div {...rootProps} className={panel === 'wide' ? styles.wideItem : styles.item} onPointerEnter={enter}>
      {hydrated ? (
        <button
          type="button"
          className={styles.trigger}
          aria-controls={open ? panelId : undefined}
          {...triggerProps}
          onFocus={onApproach}
          onClick={press}
        >
          {label}
          <Icon path={chevronDownIcon} className={styles.mark} size={16} />
        </button>
      ) : (
        <a href={href} className={styles.trigger}>
          {label}
          <Icon path={chevronDownIcon} className={styles.mark} size={16} />
        </a>
      )}
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only listens to the links inside, which have their keys.
        <div id={panelId} className={`${styles.panel} ${styles[panel]}`} onClick={closeAfterLink}>
          {children}
        </div>
      )}
      {withoutScript && (
        <noscript>
          <div className={`${styles.panel} ${styles.fallback} ${panel === 'end' ? styles.end : styles.start}`}>
            {withoutScript}
          </div>
        </noscript>
      )}
    </div>
  )
}
