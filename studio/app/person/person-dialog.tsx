import { type FormEvent, useEffect, useState } from 'react'
import { Button, Checkbox, Dialog, Form, Heading, Input, Label, Modal, ModalOverlay, TextField } from 'react-aria-components'
import type { FoundContact, ListEntry } from '#studio/wire/inbox.ts'
import { call, download } from '../call.ts'
import { useWords } from '../language.tsx'
import { useMay } from '../me.tsx'

type PersonDialogProps = {
  /** An email address or a phone number to begin with. */
  contact: string
  close: () => void
  /** Opens one of the entries, for those who have the inbox. */
  open?: (reference: string) => void
  attempt: (run: () => Promise<unknown>) => Promise<boolean>
  say: (text: string) => void
}

type Found = { contact: string; contacts?: FoundContact[] | undefined; isComplete: boolean }

/** Finds, exports and erases what is stored of one person. */
export function PersonDialog({ contact: first, close, open, attempt, say }: PersonDialogProps) {
  const { t } = useWords()
  const may = useMay()
  const [contact, setContact] = useState(first)
  const [found, setFound] = useState<Found>()
  /** Keys of the contacts that staff count as this person. */
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)

  async function find(contact: string) {
    await attempt(async () => {
      const answer = await call('person', { contact })
      setFound({ contact, ...answer })
      setChosen(answer.contacts?.slice(0, 1).map(({ key }) => key) ?? [])
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the dialog opens.
  useEffect(() => {
    if (first !== '') void find(first)
  }, [])

  async function erase() {
    let count = 0
    const done = await attempt(async () => {
      count = (await call('erasePerson', { contacts: [...chosen] })).erased
    })
    if (!done) return
    close()
    say(t('done.erased', { count }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (contact.trim() !== '') void find(contact)
  }

  const lines = linesOf(found?.contacts ?? [], chosen)
  const count = lines.length
  const others = found?.contacts?.slice(1) ?? []
  return (
    <ModalOverlay className="overlay" isOpen isDismissable={!isAsking} onOpenChange={close}>
      <Modal className="modal">
        {found && isAsking ? (
          <Dialog className="dialog" role="alertdialog">
            <Heading slot="title">{t('erase.title')}</Heading>
            <p className="dialog-contact">{[found.contact, ...chosen.slice(1)].join(', ')}</p>
            <p>{t('erase.what', { count })}</p>
            <Lines lines={lines} />
            <p className="quiet">{t('erase.stays')}</p>
            <div className="dialog-foot">
              <Button className="button secondary" autoFocus onPress={() => setAsking(false)}>
                {t('cancel')}
              </Button>
              <Button className="button danger" onPress={() => void erase()}>
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
            <div role="status">{found && <p>{found.contacts ? t('person.found', { count }) : t('person.wrong')}</p>}</div>
            <Lines {...{ lines, close }} {...(open && { open })} />
            {others.length > 0 && (
              <Others {...{ others, chosen, setChosen }} count={(key) => more(found?.contacts ?? [], chosen, key)} />
            )}
            {found?.isComplete === false && <p className="quiet">{t('person.incomplete')}</p>}
            <div className="dialog-foot">
              {found && count > 0 && may('erasePerson') && (
                <Button className="button plain-danger" onPress={() => setAsking(true)}>
                  {t('person.erase')}
                </Button>
              )}
              {found && count > 0 && may('exportPerson') && (
                <Button
                  className="button secondary"
                  onPress={() => void attempt(() => download('exportPerson', { contacts: [...chosen] }))}
                >
                  {t('person.export')}
                </Button>
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

/** The entries of the chosen contacts, newest first, each once. */
function linesOf(contacts: readonly FoundContact[], chosen: readonly string[]): ListEntry[] {
  const lines = contacts.filter(({ key }) => chosen.includes(key)).flatMap((contact) => contact.lines)
  const byReference = new Map(lines.map((line) => [line.reference, line]))
  return [...byReference.values()].sort((a, b) => b.receivedAt.localeCompare(a.receivedAt))
}

/** How many entries a contact adds to those of the others that are chosen. */
function more(contacts: readonly FoundContact[], chosen: readonly string[], key: string): number {
  const without = chosen.filter((one) => one !== key)
  return linesOf(contacts, [...without, key]).length - linesOf(contacts, without).length
}

type OthersProps = {
  others: readonly FoundContact[]
  chosen: readonly string[]
  setChosen: (keys: readonly string[]) => void
  count: (key: string) => number
}

/** What the entries lead to. It may be somebody else's: a couple shares a number. So staff choose. */
function Others({ others, chosen, setChosen, count }: OthersProps) {
  const { t } = useWords()
  return (
    <fieldset className="person-others">
      <legend>{t('person.others')}</legend>
      {others.map(({ key, via }) => (
        <Checkbox
          key={key}
          className="checkbox"
          isSelected={chosen.includes(key)}
          onChange={(isChosen) => setChosen(isChosen ? [...chosen, key] : chosen.filter((one) => one !== key))}
        >
          <span className="checkbox-box" aria-hidden="true" />
          <span>
            {key} <span className="quiet">{t('person.via', { reference: via ?? '', count: count(key) })}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  )
}

type LinesProps = { lines: readonly ListEntry[]; open?: (reference: string) => void; close?: () => void }

function Lines({ lines, open, close }: LinesProps) {
  const { moment, kindText } = useWords()
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
          <span>{kindText(kind)}</span>
          <span className="quiet">{moment(receivedAt)}</span>
        </li>
      ))}
    </ul>
  )
}
