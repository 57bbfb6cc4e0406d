import { useMemo, useRef } from 'react'
import { Button } from 'react-aria-components'
import { entryOf } from '#contract/content/entry-of.ts'
import { type Language, languageEntry, languageNames } from '#contract/languages.ts'
import type { Field } from '#studio/wire/field.ts'
import { entryName } from '../labels/entry-name.ts'
import { useWords } from '../language.tsx'
import { useMay } from '../me.tsx'
import { goTo } from '../place.ts'
import { PublishNotice } from '../publish/publish-notice.tsx'
import { hashOfHistory } from '../publish/publish-place.ts'
import { WindowTitle } from '../ui/window-title.tsx'
import { ChangedBy, ConflictPanel } from './conflict-panel.tsx'
import { FaultList } from './fault-list.tsx'
import { OneOf } from './fields/choice-field.tsx'
import { FieldText, GroupText } from './fields/field-text.tsx'
import { FieldView } from './fields/field-view.tsx'
import { GroupFields } from './fields/group-field.tsx'
import { FieldViewContext, NestedField } from './fields/nested-field.tsx'
import { SavingState } from './saving-state.tsx'
import { type At, useDraftSession, useSessionPart } from './session/session-context.tsx'
import { ShownLanguages } from './shown-languages.tsx'
import { type FormStep, focusField, useFocusedField, useFormStep } from './use-focused-field.ts'
import { useUndoKey } from './use-undo-key.ts'
import { hashOfField } from './write-place.ts'

type Props = {
  at: At
  beside: Language | undefined
  setBeside: (language: Language | undefined) => void
  /** Somebody wants to write in it now. */
  step: FormStep | undefined
}

export function EntryForm({ at, beside, setBeside, step }: Props) {
  const { t } = useWords()
  const may = useMay()
  const session = useDraftSession()
  const ownTitle = useSessionPart(({ form }) => form.title)
  const title = entryName({ entry: entryOf(at.file), title: ownTitle }, t)
  const names = useSessionPart(({ form }) => form.files.map(({ file, language = '' }) => `${file}\0${language}`).join('\n'))
  const files = useMemo(() => names.split('\n').map((name) => name.split('\0')), [names])
  const form = useRef<HTMLElement>(null)
  useFocusedField(form, at)
  useFormStep(form, step, at)
  const [facts] = files.flatMap(([file = '', language]) => (language === '' ? [file] : []))
  const fileIn = (language: Language) => files.find(([, one]) => one === language)?.[0]
  const english = fileIn('en')
  const shown: readonly Language[] = useMemo(() => ['en', ...(beside ? [beside] : [])], [beside])

  useUndoKey(form, () => {
    const undone = session.undo()
    if (undone) requestAnimationFrame(() => focusField(form.current, undone))
  })
  return (
    <FieldViewContext value={may('draftEdit') ? FieldView : FieldText}>
      <ShownLanguages value={shown}>
        <WindowTitle names={[title, t('room.write')]} />
        <section ref={form} className="write-form" aria-label={title}>
          <header className="write-head">
            <h2>{title}</h2>
            <SavingState />
            <ChangedBy />
            <a className="link" href={hashOfHistory(entryOf(at.file))}>
              {t('publish.history')}
            </a>
            <FaultList focus={(place) => focusField(form.current, place)} />
            <ConflictPanel />
            {at.file.startsWith('notices/') && may('publishNow') && <PublishNotice file={at.file} />}
          </header>
          {english !== undefined && (
            <>
              <div className="write-words-head">
                <h3>{t('form.words')}</h3>
                <OneOf
                  label={t('form.beside')}
                  options={languageNames.filter((one) => one !== 'en').map((id) => ({ id, text: languageEntry(id).name }))}
                  value={beside}
                  isOptional
                  none={t('form.beside.none')}
                  change={(next) => setBeside(languageNames.find((one) => one === next))}
                />
              </div>
              <WordsForm english={english} beside={beside && fileIn(beside)} language={beside} />
            </>
          )}
          {facts !== undefined && (
            <>
              {english !== undefined && <h3>{t('form.facts')}</h3>}
              <FileFields file={facts} />
            </>
          )}
        </section>
      </ShownLanguages>
    </FieldViewContext>
  )
}

const useFileField = (file: string): Field | undefined =>
  useSessionPart(({ form }) => form.files.find((one) => one.file === file)?.field)

function FileFields({ file }: { file: string }) {
  const field = useFileField(file)
  if (!field) return null
  return field.kind === 'group' ? (
    <Group fields={field.fields} at={{ file, path: [] }} />
  ) : (
    <NestedField field={field} at={{ file, path: [] }} />
  )
}

/** The fields of a file, to be changed by those who may. */
function Group(props: Parameters<typeof GroupFields>[0]) {
  const may = useMay()
  return may('draftEdit') ? <GroupFields {...props} /> : <GroupText {...props} />
}

type WordsProps = { english: string; beside: string | undefined; language: Language | undefined }

/** English, and another language beside it, field by field. */
function WordsForm({ english, beside, language }: WordsProps) {
  const field = useFileField(english)
  const may = useMay()
  const isThere = useSessionPart(({ form }) => form.files.find(({ file }) => file === beside)?.isThere === true)
  if (!field) return null
  if (beside === undefined || language === undefined) return <FileFields file={english} />
  const fields = field.kind === 'group' ? field.fields : [field]
  const at = (file: string) => ({ file, path: [] })
  return (
    <div className="write-beside">
      <p className="write-language">{languageEntry('en').name}</p>
      <p className="write-language" lang={language}>
        {languageEntry(language).name} {!isThere && may('draftCreate') && <BeginTranslation english={english} file={beside} />}
      </p>
      {fields.map((one) => (
        <div key={one.key} className="write-pair">
          <div>
            {field.kind === 'group' ? <Group fields={[one]} at={at(english)} /> : <NestedField field={one} at={at(english)} />}
          </div>
          <div lang={language}>
            {isThere &&
              (field.kind === 'group' ? <Group fields={[one]} at={at(beside)} /> : <NestedField field={one} at={at(beside)} />)}
          </div>
        </div>
      ))}
    </div>
  )
}

/** A translation begins with the English text, so that nothing of it is missing. */
function BeginTranslation({ english, file }: { english: string; file: string }) {
  const { t } = useWords()
  const session = useDraftSession()
  const text = useSessionPart(({ form }) => form.files.find((one) => one.file === english)?.text ?? '')
  return (
    <Button
      className="link"
      onPress={async () => {
        await session.create(file, text)
        goTo(hashOfField({ file, path: [] }), { replace: true })
      }}
    >
      {t('form.begin')}
    </Button>
  )
}
