import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useBackCloses } from './back-closes.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { closeIcon } from './icons.ts'

export type DialogProps = {
  open: boolean
  /** Called however the dialog is closed: button, Escape, Back, a press beside it. */
  onClose: () => void
  title: string
  /** For dialogs whose content speaks for itself, such as a video: the title is then heard, not seen. */
  titleHidden?: boolean
  closeLabel: string
  /** Sets the width: the rest of the look is the dialog's own. */
  className?: string
  children: ReactNode
}

/** A modal dialog in the middle of the screen. Its content is made when it is first opened, and kept. */
export function Dialog(props: DialogProps) {
  return <ModalDialog {...props} look={styles.centre} />
}

/** The same at the end of the line, as high as the screen. */
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
  useBackCloses(open, onClose)

  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) element.showModal()
    if (!open && element?.open) element.close()
  }, [open])

  // The dialog has no padding: what is pressed on the element itself is the backdrop.
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target !== dialog.current) return
    // Else the press would take the focus away again from where closing brings it back to.
    event.preventDefault()
    dialog.current.close()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={[styles.dialog, look, className].filter(Boolean).join(' ')}
      onClose={onClose}
      onMouseDown={closeFromBackdrop}
    >
      <div className={styles.frame}>
        <div className={titleHidden ? styles.bareHeader : styles.header}>
          <h2 id={titleId} className={titleHidden ? 'visually-hidden' : styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => dialog.current?.close()}>
            <Icon path={closeIcon} />
          </button>
        </div>
        <div className={styles.body}>{wasOpened && children}</div>
      </div>
    </dialog>
  )
}
