import { useCallback, useRef, useState } from 'react'
import type { ContentKindName } from '#contract/content/kinds.ts'
import { languageEntry } from '#contract/languages.ts'
import type { TextDetail, TextLine } from '#studio/translations/translations.ts'
import { call } from '../call.ts'
import { useWords } from '../language.tsx'
import { Toasts } from '../toasts.tsx'
import { useShortcuts } from '../use-shortcuts.ts'
import { useSteps } from '../use-steps.ts'
import { Exchange } from './exchange.tsx'
import { TextList } from './text-list.tsx'
import { type SaveResult, TextPane } from './text-pane.tsx'
import { TranslateRail } from './translate-rail.tsx'
import { useTextPlace } from './use-text-place.ts'
import { keyOf, type TextView, useText, useTranslations } from './use-translations.ts'

export function TranslateRoom() {
  const { t } = useWords()
  const { place, go } = useTextPlace()
  const [view, setView] = useState<TextView>('open')
  const [kind, setKind] = useState<ContentKindName>()
  const [words, setWords] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const { language, file, field } = place

  const { progress, lines, fault, refresh, version } = useTranslations({ language, view, kind, words })
  const { perform, undo, say, attempt, toasts } = useSteps(refresh)
  const text = useText(place, version)
  const selected = file !== undefined && field !== undefined ? keyOf({ file, field }) : undefined

  const select = useCallback((line: Pick<TextLine, 'file' | 'field'>) => go({ language, ...line }), [go, language])
  const neighbour = (by: 1 | -1) => {
    const at = lines?.findIndex((line) => keyOf(line) === selected) ?? -1
    return lines?.[at === -1 ? 0 : at + by]
  }
  const move = (by: 1 | -1) => {
    const next = neighbour(by)
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
  const paneRef = useCallback(
    (pane: HTMLDivElement | null) => {
      if (!pane || !isArrived || !focusWhenShown.current) return
      focusWhenShown.current = false
      pane.querySelector<HTMLElement>('[data-translation]')?.focus()
    },
    [isArrived],
  )

  async function save({ file, field }: TextDetail, translation: string, before: string): Promise<SaveResult> {
    const next = neighbour(1)
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
      await perform({ said: t('translate.saved'), run: async () => {}, undo: () => call('translateUndo', name) })
      openNext(next)
    }
    return saved
  }

  function confirm({ file, field }: TextDetail) {
    const next = neighbour(1)
    const mark = (isRight: boolean) => call('translateConfirm', { language, file, field, isRight })
    void perform({ said: t('translate.confirmed'), run: () => mark(true), undo: () => mark(false) }).then(() => openNext(next))
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    e: () => focusOn('[data-translation]'),
    z: () => void undo(),
    '/': () => search.current?.focus(),
  })

  return (
    <div className="inbox-room translate-room">
      <TranslateRail {...{ progress, language, view, kind, setView, setKind }} openLanguage={(next) => go({ language: next })} />
      <TextList
        {...{ lines, language, words, setWords, search, selected, select }}
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
