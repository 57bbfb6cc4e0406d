import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { useId } from 'react'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { chevronDownIcon } from '#app/ui/pictures/icons.ts'
import styles from './dropdown.module.css'
import { useDropdown } from './use-dropdown.ts'

/** The class of an item of the header, whether it unfolds or is a link. */
export const headerItemClass = styles.trigger ?? ''

const panels = { wide: styles.wide, start: styles.start, end: styles.end }

type DropdownProps = {
  label: ReactNode
  /** Where the item leads without JavaScript. */
  href: string
  /** Shown on hover and focus if JavaScript is off. */
  withoutScript?: ReactNode
  /** `wide` spans the header; `start` and `end` align the panel with that edge of the item. */
  panel: keyof typeof panels
  /** Called when the visitor is about to open the item, to fetch its content. Not called while it is open. */
  onApproach?: () => void
  children: ReactNode
}

/** An item of the header with a panel that opens. */
export function Dropdown({ label, href, withoutScript, panel, onApproach, children }: DropdownProps) {
  const hydrated = useHydrated()
  const panelId = useId()
  const { open, close, rootProps, triggerProps } = useDropdown()

  // Screen readers and voice control may press without hover or focus before it.
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
          className={headerItemClass}
          aria-controls={open ? panelId : undefined}
          {...triggerProps}
          onFocus={onApproach}
          onClick={press}
        >
          {label}
          <Icon path={chevronDownIcon} className={styles.mark} size={16} />
        </button>
      ) : (
        <a href={href} className={headerItemClass}>
          {label}
          <Icon path={chevronDownIcon} className={styles.mark} size={16} />
        </a>
      )}
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only handles clicks on the links inside, which have keyboard support.
        <div id={panelId} className={`${styles.panel} ${panels[panel]}`} onClick={closeAfterLink}>
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
