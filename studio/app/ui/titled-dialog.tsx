import type { ReactNode } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../language.tsx'

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

/** The end of a dialog in which there is nothing to save. */
export function DoneFoot({ close }: Pick<TitledDialogProps, 'close'>) {
  const { t } = useWords()
  return (
    <div className="dialog-foot">
      <Button className="button secondary" onPress={close}>
        {t('done')}
      </Button>
    </div>
  )
}
