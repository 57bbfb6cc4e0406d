import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { LiveRegion } from '../feedback/live-region.tsx'
import { closeIcon } from '../pictures/icons.ts'
import styles from './dialog.module.css'

export type DialogProps = {
  open: boolean
  /** Called however the dialog is closed: button, Escape, Back, or a press on the backdrop. */
  onClose: () => void
  title: string
  /** Hides the title visually, but not from screen readers. For content such as a video. */
  titleHidden?: boolean
  closeLabel: string
  /** For the width only; the dialog defines everything else. */
  className?: string
  children: ReactNode
}

/** A modal dialog in the centre of the screen. It is mounted when it is first opened, and stays mounted. */
export function Dialog(props: DialogProps) {
  return <ModalDialog {...props} look={styles.centre} />
}

/** A dialog at the inline end of the screen, of full height. */
export function Drawer(props: DialogProps) {
  return <ModalDialog {...props} look={styles.drawer} />
}

function ModalDialog({
  open,
  onClose,
  title,
  titleHidden = false,
  closeLabel,
  className,
  children,
  look,
}: DialogProps & { look: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)

  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  // The dialog has no padding, so a press on the element itself is a press on the backdrop. Selecting text may end there, but not begin there.
  const beganOutside = useRef(false)
  const notePress = ({ target }: MouseEvent) => {
    beganOutside.current = target === dialog.current
  }
  const closeFromBackdrop = ({ target }: MouseEvent) => {
    if (beganOutside.current && target === dialog.current) dialog.current.close()
  }

  if (!wasOpened) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={['screen-only', styles.dialog, look, className].filter(Boolean).join(' ')}
      onClose={onClose}
      onMouseDown={notePress}
      onClick={closeFromBackdrop}
    >
      <div className={styles.frame}>
        <div className={titleHidden ? styles.bareHeader : styles.header}>
          <h2 id={titleId} className={titleHidden ? 'visually-hidden' : 'part-heading'}>
            {title}
          </h2>
          <IconButton icon={closeIcon} className="close-button" aria-label={closeLabel} onClick={() => dialog.current?.close()} />
        </div>
        <div className={styles.body}>{children}</div>
        {open && <LiveRegion />}
      </div>
    </dialog>
  )
}
