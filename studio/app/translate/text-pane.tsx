import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button, Label, TextArea, TextField } from 'react-aria-components'
import { placeholdersIn } from '#catalog/facts/placeholder.ts'
import { entryOf } from '#contract/content/entry-of.ts'
import { languageEntry } from '#contract/languages.ts'
import { type Fault, faultsOf } from '#studio/edits/check-translation.ts'
import type { Term, TextDetail } from '#studio/wire/translate.ts'
import { entryName } from '../labels/entry-name.ts'
import { stepsOfText, useStepsText } from '../labels/steps-text.ts'
import { useWords } from '../language.tsx'
import { useMay } from '../me.tsx'
import { BlankNote } from '../ui/blank-note.tsx'
import { WindowTitle } from '../ui/window-title.tsx'
import { EnglishText } from './english-text.tsx'
import { faultTexts } from './fault-text.ts'
import { keyOf } from './use-translations.ts'

/** A translation that was begun and not saved. `before`: the saved one that it changes, whatever somebody else has saved since. */
type Begun = { typed: string; before: string }
/** Those of texts that are open or were left. */
const unsaved = new Map<string, Begun>()

/** What became of a save. `saved`: the next text is opened. */
export type SaveResult = 'saved' | { faults: Fault[] } | { conflict: string } | 'gap' | 'failed'

type TextPaneProps = {
  text: TextDetail | 'missing' | undefined
  isSelected: boolean
  save: (text: TextDetail, translation: string, before: string) => Promise<SaveResult>
  confirm: (text: TextDetail) => void
}

export function TextPane({ text, isSelected, save, confirm }: TextPaneProps) {
  const { t } = useWords()
  const may = useMay()
  const stepsText = useStepsText()
  if (text === undefined || text === 'missing' || !isSelected) {
    return (
      <section className="entry-pane blank" aria-label={t('translate.list')}>
        {text === 'missing' ? (
          <BlankNote text={t('translate.gone')} way={{ label: t('room.translate'), href: '#/translate' }} />
        ) : (
          <BlankNote text={t('translate.none')} />
        )}
      </section>
    )
  }
  const { kind, file, field, state, draftBy, language } = text
  const entry = entryName({ entry: entryOf(file), title: text.title }, t)
  const fieldText = stepsText(stepsOfText(file, field))
  return (
    <section className="entry-pane" aria-label={`${entry} ${fieldText}`}>
      <WindowTitle names={[`${entry} ${fieldText}`, languageEntry(language).name, t('room.translate')]} />
      <article className="entry">
        <header className="entry-head">
          <h2>{entry}</h2>
          <p className="entry-facts">
            <span>{t(`translate.kind.${kind}`)}</span>
            <span className="reference">{fieldText}</span>
            <span className={state === 'outdated' ? 'alarming' : undefined}>{t(`translate.state.${state}`)}</span>
          </p>
          {draftBy !== undefined && <p className="quiet">{t('translate.draftBy', { name: draftBy })}</p>}
        </header>
        <div className="translate-pair">
          <English text={text} />
          {may('translateSave') ? (
            // A translation that arrives from elsewhere replaces the field only if nothing was typed; otherwise it is shown beside.
            <Translation key={`${language} ${keyOf(text)} ${text.translation}`} {...{ text, save, confirm }} />
          ) : (
            <Translated text={text} />
          )}
        </div>
      </article>
    </section>
  )
}

function English({ text: { english, earlier, state, terms, language } }: { text: TextDetail }) {
  const { t } = useWords()
  return (
    <section className="translate-side">
      <h3>{t('translate.english')}</h3>
      <EnglishText {...{ english, earlier }} />
      {state === 'outdated' && (
        <p className="quiet translate-hint">{t(earlier === undefined ? 'translate.changedUnknown' : 'translate.changed')}</p>
      )}
      {terms.length > 0 && <Terms {...{ terms, language }} />}
    </section>
  )
}

/** The translation, for those who may not change it. */
function Translated({ text: { translation, language } }: { text: TextDetail }) {
  const { t } = useWords()
  return (
    <section className="translate-side">
      <h3>{t('translate.into', { language: languageEntry(language).name })}</h3>
      <p className="translate-text" lang={language}>
        {translation}
      </p>
    </section>
  )
}

function Terms({ terms, language }: { terms: readonly Term[]; language: TextDetail['language'] }) {
  const { t } = useWords()
  return (
    <>
      <h3>{t('translate.terms')}</h3>
      <dl className="translate-terms">
        {terms.map(({ english, translation, note }) => (
          <div key={english}>
            <dt lang="en">{english}</dt>
            <dd>
              {translation === undefined ? (
                <span className="quiet">{t('translate.noTerm')}</span>
              ) : (
                <span lang={language}>{translation}</span>
              )}
              {note !== undefined && (
                <span className="translate-note" lang="en">
                  {note}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

type TranslationProps = Pick<TextPaneProps, 'save' | 'confirm'> & { text: TextDetail }

function Translation({ text, save, confirm }: TranslationProps) {
  const words = useWords()
  const { t } = words
  const { english, language, state } = text
  const key = `${language} ${keyOf(text)}`
  const area = useRef<HTMLTextAreaElement>(null)
  const [begun, setBegun] = useState<Begun>(() => unsaved.get(key) ?? { typed: text.translation, before: text.translation })
  const { typed, before } = begun
  const latest = useRef(begun)
  const sending = useRef<{ typed: string; done: Promise<void> }>(undefined)
  const isOther = before !== text.translation && typed !== text.translation
  const [refused, setRefused] = useState<Exclude<SaveResult, 'saved' | 'failed'> | undefined>(
    isOther ? { conflict: text.translation } : undefined,
  )
  useUnsavedGuard()

  function keep(begun: Begun) {
    latest.current = begun
    setBegun(begun)
    if (begun.typed === text.translation) unsaved.delete(key)
    else unsaved.set(key, begun)
  }

  function write(next: string) {
    keep({ typed: next, before })
    // What somebody else has saved stays in view until one of the two is chosen.
    if (conflict === undefined || next === conflict) setRefused(undefined)
  }

  function takeTheirs(theirs: string) {
    keep({ typed: theirs, before: theirs })
    setRefused(undefined)
    area.current?.focus()
  }

  /** One save after the other: the second one changes what the first has saved. */
  async function submit() {
    const earlier = sending.current
    if (typed.trim() === '' || earlier?.typed === typed) return
    const mine = { typed, done: (earlier?.done ?? Promise.resolve()).then(() => send(typed)) }
    sending.current = mine
    await mine.done
    if (sending.current === mine) sending.current = undefined
  }

  async function send(typed: string) {
    const { before } = latest.current
    unsaved.delete(key)
    const result = await save(text, typed, before)
    const isConflict = typeof result === 'object' && 'conflict' in result
    // More may have been typed since it was sent, and only a conflict concerns that too.
    const isSame = latest.current.typed === typed
    if (result === 'saved') {
      latest.current = { typed: latest.current.typed, before: typed }
      if (!isSame) unsaved.set(key, latest.current)
      return
    }
    keep({ typed: latest.current.typed, before: isConflict ? result.conflict : before })
    // Theirs may have been taken since.
    const isTaken = isConflict && result.conflict === latest.current.typed
    if (result !== 'failed' && !isTaken && (isSame || isConflict)) setRefused(result)
  }

  function insert(placeholder: string) {
    const field = area.current
    const at = field?.selectionStart ?? typed.length
    write(typed.slice(0, at) + placeholder + typed.slice(field?.selectionEnd ?? at))
    field?.focus()
  }

  function copyEnglish() {
    write(english)
    area.current?.focus()
  }

  /** Not with a translation that is begun: it would be lost. */
  function markAsRight() {
    if (state === 'outdated' && typed === text.translation) confirm(text)
  }

  function onKey(event: KeyboardEvent) {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event
    if (key === 'Enter' && (ctrlKey || metaKey) && shiftKey) markAsRight()
    else if (key === 'Enter' && (ctrlKey || metaKey)) void submit()
    // With Alt, some keyboards give another letter.
    if (altKey && code === 'KeyC') {
      event.preventDefault()
      copyEnglish()
    }
    if (event.key === 'Escape' && event.target instanceof HTMLElement) event.target.blur()
  }

  const faults = typed.trim() === '' ? [] : faultsOf(english, typed.trim())
  const conflict = typeof refused === 'object' && 'conflict' in refused ? refused.conflict : undefined
  const serverFaults = refused !== undefined && refused !== 'gap' && 'faults' in refused ? refused.faults : []
  const shownFaults = [...faults, ...serverFaults.filter(({ code }) => faults.every((fault) => fault.code !== code))]
  const placeholders = [...new Set(placeholdersIn(english).map((written) => `{${written}}`))]
  return (
    <section className="translate-side">
      <TextField className="field translate-field" value={typed} onChange={write} maxLength={20_000}>
        <Label>{t('translate.into', { language: languageEntry(language).name })}</Label>
        <TextArea ref={area} data-translation lang={language} rows={rowsFor(typed, english)} onKeyDown={onKey} />
      </TextField>
      {placeholders.length > 0 && (
        <div className="translate-placeholders">
          <p className="quiet">{t('translate.placeholders')}</p>
          {placeholders.map((placeholder) => (
            <Button
              key={placeholder}
              className={typed.includes(placeholder) ? 'placeholder-chip is-there' : 'placeholder-chip'}
              aria-label={t(typed.includes(placeholder) ? 'translate.isThere' : 'translate.insert', { placeholder })}
              onPress={() => insert(placeholder)}
            >
              {placeholder}
            </Button>
          ))}
        </div>
      )}
      <ul className="translate-faults" aria-live="polite">
        {shownFaults
          .flatMap((fault) => faultTexts(fault, words))
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        {refused === 'gap' && <li>{t('translate.gap')}</li>}
        {conflict !== undefined && (
          <li>
            {t('translate.conflict')} <q lang={language}>{conflict}</q>{' '}
            <Button className="quiet-button" onPress={() => takeTheirs(conflict)}>
              {t('conflict.takeTheirs')}
            </Button>
          </li>
        )}
      </ul>
      <div className="actions">
        <Button className="button primary" onPress={() => void submit()}>
          {t('translate.save')} <kbd>Ctrl Enter</kbd>
        </Button>
        {state === 'outdated' && (
          <Button className="button secondary" data-still-right isDisabled={typed !== text.translation} onPress={markAsRight}>
            {t('translate.confirm')} <kbd>Ctrl Shift Enter</kbd>
          </Button>
        )}
        <Button className="button secondary" data-copy-english isDisabled={typed === english} onPress={copyEnglish}>
          {t('translate.copy')} <kbd>Alt C</kbd>
        </Button>
      </div>
    </section>
  )
}

const charactersPerRow = 44

/** As tall as the text, without measuring it. */
function rowsFor(...texts: readonly string[]): number {
  const rows = texts.map((text) =>
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerRow)), 0),
  )
  return Math.min(24, Math.max(2, ...rows))
}

/** The browser asks before it closes the page with an unsaved translation. */
function useUnsavedGuard() {
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', guard)
    return () => removeEventListener('beforeunload', guard)
  }, [])
}
