import { type FormEvent, useState } from 'react'
import {
  Button,
  Dialog,
  Form,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  Popover,
  Select,
  SelectValue,
  Text,
  TextField,
} from 'react-aria-components'
import { categories } from '#contract/categories.ts'
import { call } from '#studio/app/call.ts'
import { useWords } from '#studio/app/language.tsx'
import type { EntryLine, NewEntry } from '#studio/wire/entries.ts'
import { type NewKind, newKinds } from '#studio/wire/entry-kinds.ts'

export type Wanted = { like: EntryLine } | 'new'

type NewEntryDialogProps = {
  wanted: Wanted
  attempt: (run: () => Promise<unknown>) => Promise<boolean>
  close: () => void
  onMade: (made: Extract<NewEntry, { file: string }>) => void
}

const kindsWithCode: readonly string[] = ['product', 'accessory']

/** Asks what a new entry is called, and makes drafts of it. */
export function NewEntryDialog({ wanted, attempt, close, onMade }: NewEntryDialogProps) {
  const { t } = useWords()
  const like = wanted === 'new' ? undefined : wanted.like
  const [kind, setKind] = useState<NewKind>('news')
  const [category, setCategory] = useState<string>(categories[0].slug)
  const [id, setId] = useState('')
  const [fault, setFault] = useState<'exists' | 'code' | 'name'>()
  const hasCode = kindsWithCode.includes(like?.kind ?? kind)

  async function make() {
    await attempt(async () => {
      const name = id.trim() === '' ? {} : { id: id.trim() }
      const isOfCategory = kind === 'product' || kind === 'series'
      const made = like
        ? await call('entryCopy', { file: like.file, ...name })
        : await call('entryNew', { kind, ...name, ...(isOfCategory ? { category } : {}) })
      if ('fault' in made) setFault(made.fault)
      else onMade(made)
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void make()
  }

  const nameOf = (line: EntryLine) => [line.code, line.title].filter(Boolean).join(' ')
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={close}>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title">{like ? t('entries.dialog.like', { title: nameOf(like) }) : t('entries.dialog.new')}</Heading>
          <p>{t(like ? 'entries.dialog.likeHelp' : 'entries.dialog.newHelp')}</p>
          <Form className="new-entry" onSubmit={submit} validationBehavior="aria">
            {!like && (
              <Choose
                label={t('entries.kind')}
                choices={newKinds.map((one) => ({ id: one, name: t(`entryKind.${one}`) }))}
                chosen={kind}
                choose={(one) => setKind(newKinds.find((known) => known === one) ?? kind)}
              />
            )}
            {!like && (kind === 'product' || kind === 'series') && (
              <Choose
                label={t('entries.category')}
                choices={categories.map(({ slug }) => ({ id: slug, name: slug }))}
                chosen={category}
                choose={setCategory}
              />
            )}
            <TextField
              className="field"
              value={id}
              onChange={setId}
              isInvalid={fault !== undefined}
              isRequired={!like && hasCode}
              autoFocus
            >
              <Label>{t(hasCode ? 'entries.code' : 'entries.name')}</Label>
              <Input autoComplete="off" spellCheck="false" />
              {(like || !hasCode) && <Text slot="description">{t(hasCode ? 'entries.code.help' : 'entries.name.help')}</Text>}
              {fault && (
                <Text slot="errorMessage" className="alarming">
                  {t(`entries.fault.${fault}`)}
                </Text>
              )}
            </TextField>
            <div className="dialog-foot">
              <Button className="button secondary" onPress={close}>
                {t('entries.cancel')}
              </Button>
              <Button className="button primary" type="submit">
                {t('entries.make')}
              </Button>
            </div>
          </Form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

type ChooseProps = {
  label: string
  choices: readonly { id: string; name: string }[]
  chosen: string
  choose: (id: string) => void
}

function Choose({ label, choices, chosen, choose }: ChooseProps) {
  return (
    <Select className="field" selectedKey={chosen} onSelectionChange={(key) => choose(String(key))}>
      <Label>{label}</Label>
      <Button className="select-button">
        <SelectValue /> <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="popover">
        <ListBox className="menu" items={choices}>
          {({ name }) => <ListBoxItem>{name}</ListBoxItem>}
        </ListBox>
      </Popover>
    </Select>
  )
}
