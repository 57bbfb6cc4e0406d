import { useCallback, useRef, useState } from 'react'
import type { ContentKindName } from '#contract/content/kinds.ts'
import { languageEntry } from '#contract/languages.ts'
import type { TextDetail, TextLine } from '#studio/wire/translate.ts'
import { call } from '../call.ts'
import { useWords } from '../language.tsx'
import { Toasts } from '../toasts.tsx'
import { WindowTitle } from '../ui/window-title.tsx'
import { useShortcuts } from '../use-shortcuts.ts'
import { useSteps } from '../use-steps.ts'
import { Exchange } from './exchange.tsx'
import { TextList } from './text-list.tsx'
import { type SaveResult, TextPane } from './text-pane.tsx'
import { TranslateRail } from './translate-rail.tsx'
import { placeOf, useLines } from './use-lines.ts'
import { useTextPlace } from './use-text-place.ts'
import { keyOf, type TextView, useProgress, useText, views } from './use-translations.ts'

export function TranslateRoom() {
  const { t } = useWords()
  const { place, go } = useTextPlace()
  const [view, setView] = useState<TextView>('open')
  const [kind, setKind] = useState<ContentKindName>()
  const [words, setWords] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const { language, file, field } = place

  const { progress, fault, setFault, refresh } = useProgress()
  const { lines, show, find } = useLines({
    filter: { language, view, kind, words },
    selected: file !== undefined && field !== undefined ? { file, field } : undefined,
    version: progress?.version,
    setFault,
  })
  const { perform, undo, say, attempt, toasts } = useSteps(refresh)
  const text = useText(place, progress?.version)
  const selected = file !== undefined && field !== undefined ? keyOf({ file, field }) : undefined

  const select = useCallback((line: Pick<TextLine, 'file' | 'field'>) => go({ language, ...line }), [go, language])
  const at = lines && placeOf(lines, selected)
  /** Where the selected text was before it left the list. */
  const lastAt = useRef(0)
  if (at !== undefined) lastAt.current = at
  const neighbour = (by: 1 | -1) => find(at === undefined ? Math.min(lastAt.current, (lines?.all ?? 1) - 1) : at + by)
  const move = async (to: Promise<TextLine | undefined>) => {
    const next = await to
    if (next) select(next)
  }
  const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

  /** The next text gets the focus, so that one can go on typing. */
  function openNext(next: TextLine | undefined) {
    if (!next) return
    select(next)
    focusWhenShown.current = true
  }
  const focusWhenShown = useRef(false)
  const isArrived = text !== undefined && text !== 'missing' && keyOf(text) === selected && text.language === language
  const hasArrived = useRef(isArrived)
  hasArrived.current = isArrived
  const paneRef = useCallback(
    (pane: HTMLDivElement | null) => {
      if (!pane || !isArrived || !focusWhenShown.current) return
      focusWhenShown.current = false
      pane.querySelector<HTMLElement>('[data-translation]')?.focus()
    },
    [isArrived],
  )

  async function save({ file, field }: TextDetail, translation: string, before: string): Promise<SaveResult> {
    const next = await neighbour(1)
    const name = { language, file, field }
    let result: SaveResult = 'failed'
    await attempt(async () => {
      const answer = await call('translateSave', { ...name, text: translation, before })
      if ('faults' in answer) result = answer
      else if ('conflict' in answer) result = { conflict: answer.conflict.translation }
      else result = 'gap' in answer ? 'gap' : 'saved'
    })
    // TypeScript doesn't see that the function has run.
    const saved = result as SaveResult
    if (saved === 'saved') {
      await perform({ said: t('translate.saved'), run: async () => {}, undo: () => takenBack(name, call('translateUndo', name)) })
      openNext(next)
    }
    return saved
  }

  async function confirm({ file, field }: TextDetail) {
    const next = await neighbour(1)
    const mark = (isRight: boolean) => call('translateConfirm', { language, file, field, isRight })
    const undo = () => takenBack({ file, field }, mark(false))
    await perform({ said: t('translate.confirmed'), run: () => mark(true), undo })
    openNext(next)
  }

  /** Opens the text again whose change was taken back. */
  async function takenBack(line: Pick<TextLine, 'file' | 'field'>, undone: Promise<{ done: boolean }>) {
    const answer = await undone
    if (answer.done) select(line)
    return answer
  }

  /** The next text that is missing or out of date, whatever the list shows. */
  async function openNextOpen() {
    const { next } = await call('translateNext', { language, file: file ?? '', field: field ?? '', states: [...views.open] })
    if (next && keyOf(next) === selected && hasArrived.current) focusOn('[data-translation]')
    else if (next) openNext(next)
    else say(t('translate.done'))
  }

  useShortcuts({
    j: () => void move(neighbour(1)),
    k: () => void move(neighbour(-1)),
    n: () => void attempt(openNextOpen),
    e: () => focusOn('[data-translation]'),
    r: () => document.querySelector<HTMLElement>('[data-still-right]')?.click(),
    c: () => document.querySelector<HTMLElement>('[data-copy-english]')?.click(),
    z: () => void undo(),
    '/': () => search.current?.focus(),
  })

  return (
    <div className="inbox-room translate-room">
      {!isArrived && <WindowTitle names={[languageEntry(language).name, t('room.translate')]} />}
      <TranslateRail
        {...{ progress: progress?.languages, language, view, kind, setView, setKind }}
        openLanguage={(next) => go({ language: next })}
      />
      <TextList
        {...{ lines, language, words, setWords, search, show }}
        filter={JSON.stringify([language, view, kind, words])}
        selected={at}
        selectedKey={selected}
        select={(to) => void move(find(to))}
        reading={progress?.reading}
        title={languageEntry(language).name}
        notice={fault && t(`fault.${fault}`)}
        exchange={<Exchange {...{ language, kind, attempt, say }} />}
      />
      <div className="translate-pane" ref={paneRef} key={selected}>
        <TextPane
          {...{ save, confirm }}
          text={isArrived || text === 'missing' ? text : undefined}
          isSelected={selected !== undefined}
        />
      </div>
      <Toasts queue={toasts} />
    </div>
  )
}
