import { type FormEvent, useEffect, useState } from 'react'
import { Button, Dialog, Form, Heading, Input, Label, Modal, ModalOverlay, TextField } from 'react-aria-components'
import type { ListEntry } from '#submissions/staff/list.ts'
import { call, download } from '../call.ts'
import { useWords } from '../language.tsx'

type PersonDialogProps = {
  /** An email address or a phone number to begin with. */
  contact: string
  close: () => void
  open: (reference: string) => void
  attempt: (run: () => Promise<unknown>) => Promise<boolean>
  say: (text: string) => void
}

type Found = { contact: string; lines: ListEntry[] | undefined }

/** Finds, exports and erases what is stored of one person. */
export function PersonDialog({ contact: first, close, open, attempt, say }: PersonDialogProps) {
  const { t } = useWords()
  const [contact, setContact] = useState(first)
  const [found, setFound] = useState<Found>()
  const [isAsking, setAsking] = useState(false)

  async function find(contact: string) {
    await attempt(async () => {
      const { lines } = await call('person', { contact })
      setFound({ contact, lines })
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog opens.
  useEffect(() => {
    if (first !== '') void find(first)
  }, [])

  async function erase(contact: string) {
    let count = 0
    const done = await attempt(async () => {
      count = (await call('erasePerson', { contact })).erased
    })
    if (!done) return
    close()
    say(t('done.erased', { count }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (contact.trim() !== '') void find(contact)
  }

  const count = found?.lines?.length ?? 0
  return (
    <ModalOverlay className="overlay" isOpen isDismissable={!isAsking} onOpenChange={close}>
      <Modal className="modal">
        {found && isAsking ? (
          <Dialog className="dialog" role="alertdialog">
            <Heading slot="title">{t('erase.title')}</Heading>
            <p className="dialog-contact">{found.contact}</p>
            <p>{t('erase.what', { count })}</p>
            <Lines lines={found.lines ?? []} />
            <p className="quiet">{t('erase.stays')}</p>
            <div className="dialog-foot">
              <Button className="button secondary" autoFocus onPress={() => setAsking(false)}>
                {t('cancel')}
              </Button>
              <Button className="button danger" onPress={() => void erase(found.contact)}>
                {t('erase.yes', { count })}
              </Button>
            </div>
          </Dialog>
        ) : (
          <Dialog className="dialog">
            <Heading slot="title">{t('person')}</Heading>
            <Form className="person-form" onSubmit={submit}>
              <TextField className="field" value={contact} onChange={setContact} autoFocus>
                <Label>{t('person.label')}</Label>
                <Input autoComplete="off" spellCheck="false" />
              </TextField>
              <Button className="button secondary" type="submit">
                {t('person.find')}
              </Button>
            </Form>
            <div role="status">{found && <p>{found.lines ? t('person.found', { count }) : t('person.wrong')}</p>}</div>
            <Lines lines={found?.lines ?? []} open={open} close={close} />
            <div className="dialog-foot">
              {found && count > 0 && (
                <>
                  <Button className="button plain-danger" onPress={() => setAsking(true)}>
                    {t('person.erase')}
                  </Button>
                  <Button
                    className="button secondary"
                    onPress={() => void attempt(() => download('exportPerson', { contact: found.contact }))}
                  >
                    {t('person.export')}
                  </Button>
                </>
              )}
              <Button className="button secondary" onPress={close}>
                {t('done')}
              </Button>
            </div>
          </Dialog>
        )}
      </Modal>
    </ModalOverlay>
  )
}

type LinesProps = { lines: readonly ListEntry[]; open?: (reference: string) => void; close?: () => void }

function Lines({ lines, open, close }: LinesProps) {
  const { t, moment } = useWords()
  if (lines.length === 0) return null
  return (
    <ul className="person-lines">
      {lines.map(({ reference, kind, receivedAt }) => (
        <li key={reference}>
          {open ? (
            <Button
              className="link"
              onPress={() => {
                open(reference)
                close?.()
              }}
            >
              {reference}
            </Button>
          ) : (
            <span>{reference}</span>
          )}
          <span>{t(`kind.${kind}`)}</span>
          <span className="quiet">{moment(receivedAt)}</span>
        </li>
      ))}
    </ul>
  )
}
