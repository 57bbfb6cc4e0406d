import type { KeyboardEvent } from 'react'
import { Button, Label, Text, TextArea, TextField } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import type { Note } from '#studio/wire/inbox.ts'
import { useUnfinished } from './use-unfinished.ts'

type NotesProps = {
  reference: string
  notes: readonly Note[]
  /** A note that was begun. */
  unfinished: string | undefined
  addNote: (text: string) => Promise<boolean>
  removeNote: (id: string) => void
}

export function Notes({ reference, notes, unfinished, addNote, removeNote }: NotesProps) {
  const { t, moment } = useWords()
  const { text: draft, write, finish } = useUnfinished({ reference, part: 'note' }, unfinished)

  async function save() {
    if (draft.trim() !== '' && (await addNote(draft.trim()))) finish()
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
    if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur()
  }

  return (
    <section className="notes" data-note>
      <h3>{t('notes')}</h3>
      <ul>
        {notes.map(({ id, at, author, text }) => (
          <li key={id}>
            <p className="note-head">
              {t('history.line', { who: author, moment: moment(at) })}
              <Button className="link note-remove" onPress={() => removeNote(id)}>
                {t('note.remove')}
              </Button>
            </p>
            <p className="note-text">{text}</p>
          </li>
        ))}
      </ul>
      <TextField className="field" value={draft} onChange={write} maxLength={8_000}>
        <Label>{t('note.add')}</Label>
        <TextArea rows={draft === '' ? 2 : 4} onKeyDown={onKey} />
        <Text slot="description">{t('note.hint')}</Text>
      </TextField>
      {draft.trim() !== '' && (
        <Button className="button secondary" onPress={() => void save()}>
          {t('help.send')} <kbd>Ctrl Enter</kbd>
        </Button>
      )}
    </section>
  )
}
