import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

type TitledDialogProps = { title: string; close: () => void; children: ReactNode }

/** A dialog over the page. Escape or a click beside it closes it. */
export function TitledDialog({ title, close, children }: TitledDialogProps) {
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={close}>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">{title}</Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
