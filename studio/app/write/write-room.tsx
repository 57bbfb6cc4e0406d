import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { entryOf } from '#contract/content/entry-of.ts'
import { type Language, languageNames } from '#contract/languages.ts'
import { browserStorage } from '../browser-storage.ts'
import { useWords } from '../language.tsx'
import { goTo, useHash } from '../place.ts'
import { showField } from '../preview/frame-channel.ts'
import { Preview } from '../preview/preview.tsx'
import { Choice } from '../ui/choice.tsx'
import { WindowTitle } from '../ui/window-title.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryList } from './entry-list.tsx'
import { RemovedEntry } from './removed-entry.tsx'
import { type At, SessionContext } from './session/session-context.tsx'
import { useEntry } from './use-entry.ts'
import type { FormStep } from './use-focused-field.ts'
import { fieldInHash, hashOfField } from './write-place.ts'

const storageKey = 'studio-language-beside'
const previewKey = 'studio-preview'
/** What a narrow window shows one at a time. */
const panes = ['entries', 'form', 'page'] as const
type Pane = (typeof panes)[number]

/** Left what there is, in the middle the page, right the form of what is selected. */
export function WriteRoom() {
  const { t } = useWords()
  const hash = useHash()
  const at = fieldInHash(hash)
  const [round, setRound] = useState(0)
  const [step, setStep] = useState<FormStep>()
  const { session, fault, refresh } = useEntry(at?.file, round)
  useEffect(() => {
    const field = fieldInHash(hash)
    if (field && field.path.length > 0) showField(field)
  }, [hash])
  const [beside, setBeside] = useLanguageBeside(at?.file)
  const [hasPreview, showPreview] = usePreviewShown()
  const [pane, setPane] = useState<Pane>(at ? 'form' : 'entries')
  function open(field: At) {
    setPane('form')
    setStep(undefined)
    goTo(hashOfField(field))
  }
  function stepInto(file: string) {
    setPane('form')
    setStep({ entry: entryOf(file) })
  }
  function choosePane(next: Pane) {
    setPane(next)
    if (next === 'page') showPreview(true)
  }
  return (
    <main className={hasPreview ? 'write-room' : 'write-room without-preview'} data-pane={pane}>
      {!(at && session) && <WindowTitle names={[t('room.write')]} />}
      <h1 className="hidden-label">{t('room.write')}</h1>
      <Choice
        className="write-panes"
        label={t('preview.panes')}
        chosen={pane}
        options={panes.map((id) => ({ id, name: t(`preview.${id}`) }))}
        choose={choosePane}
      />
      <EntryList
        selected={at?.file}
        onOpen={(file) => open({ file, path: [] })}
        onEnter={stepInto}
        onMade={async (place) => {
          // The form has to have the new field before the address opens it.
          await refresh()
          open(place)
          stepInto(place.file)
        }}
        onRemoved={() => setRound((before) => before + 1)}
      />
      {hasPreview && (
        <div className="write-preview">
          {at && session && (
            // By keyboard, the page has a hundred links before the form.
            <Button className="button secondary write-skip-preview" onPress={() => stepInto(at.file)}>
              {t('preview.skip')}
            </Button>
          )}
          <Preview
            file={at?.file}
            language={languageOf(at?.file) ?? beside ?? 'en'}
            onSelect={open}
            hide={() => {
              showPreview(false)
              setPane('form')
            }}
          />
        </div>
      )}
      <div className="write-pane">
        {!hasPreview && (
          <Button className="quiet-button write-show-preview" onPress={() => showPreview(true)}>
            {t('preview.show')}
          </Button>
        )}
        {fault === 'missing' && at && (
          <RemovedEntry
            key={`${at.file} ${round}`}
            file={at.file}
            otherwise={t('form.gone')}
            onBack={() => {
              stepInto(at.file)
              setRound((before) => before + 1)
            }}
          />
        )}
        {fault !== undefined && fault !== 'missing' && <p className="write-empty">{t(`fault.${fault}`)}</p>}
        {at === undefined && <p className="write-empty">{t('form.select')}</p>}
        {at && session && (
          <SessionContext value={session}>
            <EntryForm
              key={session.read().form.files[0]?.file}
              {...{ at, beside, setBeside }}
              step={step?.entry === entryOf(at.file) ? step : undefined}
            />
          </SessionContext>
        )}
      </div>
    </main>
  )
}

/** Whether the page is beside the form. This browser remembers it. */
function usePreviewShown() {
  const [isShown, setShown] = useState(() => browserStorage.read(previewKey) !== 'off')
  function show(shown: boolean) {
    setShown(shown)
    browserStorage.write(previewKey, shown ? 'on' : 'off')
  }
  return [isShown, show] as const
}

/** The language beside English. An address that names a file in another language opens that one. */
function useLanguageBeside(file: string | undefined) {
  const [beside, setBeside] = useState<Language | undefined>(() =>
    languageNames.find((language) => language === browserStorage.read(storageKey)),
  )
  const own = languageOf(file)
  const named = own === 'en' ? undefined : own
  useEffect(() => {
    if (named) setBeside(named)
  }, [named])
  function choose(language: Language | undefined) {
    setBeside(language)
    browserStorage.write(storageKey, language)
  }
  return [beside, choose] as const
}

const languageOf = (file: string | undefined) => languageNames.find((language) => file?.endsWith(`/${language}.yaml`))
