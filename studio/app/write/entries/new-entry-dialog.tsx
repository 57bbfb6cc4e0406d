import { type FormEvent, useState } from 'react'
import { Button, Form, Input, Label, Text, TextField } from 'react-aria-components'
import { call } from '#studio/app/call.ts'
import { useWords } from '#studio/app/language.tsx'
import { Choose } from '#studio/app/ui/choose.tsx'
import { TitledDialog } from '#studio/app/ui/titled-dialog.tsx'
import type { EntryLine, NewEntry, NewItem } from '#studio/wire/entries.ts'
import { fixedKinds, itemKinds, namelessKinds, newKinds, placesOfKind, titledKinds } from '#studio/wire/entry-kinds.ts'
import { type PlaceLabel, placeName, usePlaces } from './use-places.ts'

const allKinds = [...newKinds, ...itemKinds, ...fixedKinds]
type AnyKind = (typeof allKinds)[number]
/** `place`: the category or the country that an item is for. */
export type Wanted = { like: EntryLine } | { kind: AnyKind; place?: string | undefined }
type Made = Extract<NewEntry | NewItem, { file: string }>

type NewEntryDialogProps = {
  wanted: Wanted
  attempt: (run: () => Promise<unknown>) => Promise<boolean>
  close: () => void
  onMade: (made: Made) => void
}

const kindsWithCode: readonly string[] = ['product', 'accessory']
const kindsOfCategory: readonly string[] = ['product', 'series']

/** Asks what a new entry is called, and makes drafts of it. */
export function NewEntryDialog({ wanted, attempt, close, onMade }: NewEntryDialogProps) {
  const { t, language } = useWords()
  const like = 'like' in wanted ? wanted.like : undefined
  const [kind, setKind] = useState<AnyKind>('like' in wanted ? wanted.like.kind : wanted.kind)
  const [chosen, setPlace] = useState('like' in wanted ? undefined : wanted.place)
  const [id, setId] = useState('')
  const [title, setTitle] = useState('')
  const [fault, setFault] = useState<'exists' | 'code' | 'name'>()
  const isFixed = !like && isOneOf(fixedKinds, kind)
  const placeLabel = like || isFixed ? undefined : placeLabelOf(kind)
  const places = usePlaces(placeLabel)
  const place = chosen !== undefined && places.includes(chosen) ? chosen : places[0]
  const hasCode = kindsWithCode.includes(kind)
  const hasTitle = !like && titledKinds.some((one) => one === kind)
  const hasName = !namelessKinds.includes(kind)

  const ask = (): Promise<NewEntry | NewItem> => {
    const name = id.trim() === '' ? {} : { id: id.trim() }
    if (like) return call('entryCopy', { file: like.file, ...name })
    if (isOneOf(itemKinds, kind)) return call('itemNew', { kind, ...name, ...(place === undefined ? {} : { place }) })
    const own = newKinds.find((one) => one === kind) ?? newKinds[0]
    return call('entryNew', {
      kind: own,
      ...name,
      ...(hasTitle ? { title } : {}),
      ...(place === undefined ? {} : { category: place }),
    })
  }

  async function make() {
    await attempt(async () => {
      const made = await ask()
      if ('fault' in made) setFault(made.fault)
      else onMade(made)
    })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void make()
  }

  const kindName = (one: AnyKind) => (isOneOf(itemKinds, one) ? t(`newItem.${one}`) : t(`entryKind.${one}`))
  const nameOf = (line: EntryLine) => [line.code, line.title].filter(Boolean).join(' ')
  return (
    <TitledDialog title={like ? t('entries.dialog.like', { title: nameOf(like) }) : t('entries.dialog.new')} close={close}>
      {!isFixed && <p>{t(like ? 'entries.dialog.likeHelp' : 'entries.dialog.newHelp')}</p>}
      <Form className="new-entry" onSubmit={submit} validationBehavior="aria">
        {!like && (
          <Choose
            label={t('entries.kind')}
            choices={allKinds.map((one) => ({ id: one, name: kindName(one) }))}
            chosen={kind}
            choose={(one) => setKind(allKinds.find((known) => known === one) ?? kind)}
          />
        )}
        {isFixed && <p role="status">{isOneOf(fixedKinds, kind) && t(`entries.never.${kind}`)}</p>}
        {placeLabel && place !== undefined && (
          <Choose
            label={t(`entries.${placeLabel}`)}
            choices={places.map((one) => ({ id: one, name: placeName(one, language) }))}
            chosen={place}
            choose={setPlace}
          />
        )}
        {hasTitle && (
          <TextField className="field" value={title} onChange={setTitle} maxLength={200} autoFocus>
            <Label>{t('entries.newTitle')}</Label>
            <Input autoComplete="off" />
          </TextField>
        )}
        {!isFixed && hasName && (
          <TextField
            className="field"
            value={id}
            onChange={setId}
            isInvalid={fault !== undefined}
            isRequired={!like && hasCode}
            autoFocus={!hasTitle}
          >
            <Label>{t(hasCode ? 'entries.code' : 'entries.name')}</Label>
            <Input autoComplete="off" spellCheck="false" />
            {(like || !hasCode) && (
              <Text slot="description">
                {t(hasCode ? 'entries.code.help' : hasTitle ? 'entries.name.ofTitle' : 'entries.name.help')}
              </Text>
            )}
            {fault && (
              <Text slot="errorMessage" className="alarming">
                {t(`entries.fault.${fault}`)}
              </Text>
            )}
          </TextField>
        )}
        <div className="dialog-foot">
          <Button className="button secondary" onPress={close}>
            {t('entries.cancel')}
          </Button>
          {!isFixed && (
            <Button className="button primary" type="submit">
              {t('entries.make')}
            </Button>
          )}
        </div>
      </Form>
    </TitledDialog>
  )
}

const isOneOf = <T extends string>(kinds: readonly T[], kind: string): kind is T => kinds.some((one) => one === kind)

const placeLabelOf = (kind: AnyKind): PlaceLabel | undefined =>
  kindsOfCategory.includes(kind) ? 'category' : new Map<string, PlaceLabel>(Object.entries(placesOfKind)).get(kind)
