import { memo, type ReactNode, type RefObject, useCallback } from 'react'
import { entryOf } from '#contract/content/entry-of.ts'
import type { Language } from '#contract/languages.ts'
import type { Reading, TextLine } from '#studio/wire/translate.ts'
import { entryName } from '../labels/entry-name.ts'
import { stepsOfText, useStepsText } from '../labels/steps-text.ts'
import { useWords } from '../language.tsx'
import { ListHead } from '../ui/list-head.tsx'
import { type Lines, lineAt } from './use-lines.ts'
import { VirtualList } from './virtual-list.tsx'

type TextListProps = {
  lines: Lines | undefined
  /** While the content is read for the first time: there will be more. */
  reading: Reading | undefined
  language: Language
  title: string
  /** Names what the list shows. */
  filter: string
  words: string
  setWords: (words: string) => void
  search: RefObject<HTMLInputElement | null>
  /** Its place in the list, and its name. */
  selected: number | undefined
  selectedKey: string | undefined
  select: (at: number) => void
  show: (places: readonly number[]) => void
  notice: string | undefined
  exchange: ReactNode
}

export function TextList(props: TextListProps) {
  const {
    lines,
    reading,
    language,
    title,
    filter,
    words,
    setWords,
    search,
    selected,
    selectedKey,
    select,
    show,
    notice,
    exchange,
  } = props
  const { t } = useWords()
  const onShown = useCallback(
    (from: number, to: number) => show([from, Math.max(from, to - 1), ...(selected === undefined ? [] : [selected])]),
    [show, selected],
  )
  const empty = !lines || reading ? 'list.loading' : words.trim() === '' ? 'translate.done' : 'translate.noMatch'

  return (
    <main className="list-pane">
      <ListHead
        count={lines && t('translate.count', { count: lines.all })}
        label={t('search')}
        hint={t('translate.search')}
        progress={reading && t('translate.readingContent', reading)}
        {...{ title, words, setWords, search, notice }}
      >
        {exchange}
      </ListHead>
      <VirtualList
        label={t('translate.list')}
        count={lines?.all ?? 0}
        {...{ selected, selectedKey, select, onShown, filter }}
        row={(at) => <Line line={lines && lineAt(lines, at)} language={language} />}
        empty={<p className="empty">{t(empty)}</p>}
      />
    </main>
  )
}

const Line = memo(function Line({ line, language }: { line: TextLine | undefined; language: Language }) {
  const { t } = useWords()
  const stepsText = useStepsText()
  if (!line) return <span className="line-excerpt">…</span>
  const { file, field, state, english, translation } = line
  const entry = entryName({ entry: entryOf(file), title: line.title }, t)
  return (
    <>
      <span className="line-first">
        <span className="line-sender" lang="en">
          {english}
        </span>
        <span className={state === 'outdated' ? 'line-age alarming' : 'line-age'}>{t(`translate.state.${state}`)}</span>
      </span>
      <span className="line-second">
        <span>
          {entry} · {stepsText(stepsOfText(file, field))}
        </span>
      </span>
      <span className="line-excerpt" lang={language}>
        {translation}
      </span>
    </>
  )
})
