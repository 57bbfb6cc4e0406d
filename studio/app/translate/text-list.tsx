import { type ReactNode, type RefObject, useRef } from 'react'
import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components'
import type { Language } from '#contract/languages.ts'
import type { TextLine } from '#studio/translations/translations.ts'
import { useWords } from '../language.tsx'
import { ListHead } from '../ui/list-head.tsx'
import { lineHeight, useScrollTo } from '../ui/use-scroll-to.ts'
import { fieldName } from './field-name.ts'
import { keyOf } from './use-translations.ts'

type TextListProps = {
  lines: readonly TextLine[] | undefined
  language: Language
  title: string
  words: string
  setWords: (words: string) => void
  search: RefObject<HTMLInputElement | null>
  selected: string | undefined
  select: (line: TextLine) => void
  notice: string | undefined
  exchange: ReactNode
}

export function TextList(props: TextListProps) {
  const { lines, language, title, words, setWords, search, selected, select, notice, exchange } = props
  const { t, language: interfaceLanguage } = useWords()
  const box = useRef<HTMLDivElement>(null)
  useScrollTo(box, lines, lines?.findIndex((line) => keyOf(line) === selected) ?? -1)

  return (
    <main className="list-pane">
      <ListHead
        count={lines && t('translate.count', { count: lines.length })}
        label={t('search')}
        hint={t('translate.search')}
        {...{ title, words, setWords, search, notice }}
      >
        {exchange}
      </ListHead>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: lineHeight }}>
        <ListBox
          ref={box}
          className="list"
          aria-label={t('translate.list')}
          items={lines?.map((line) => ({ id: keyOf(line), line, language })) ?? []}
          dependencies={[interfaceLanguage]}
          selectionMode="single"
          selectionBehavior="replace"
          // A text that the list doesn't show would take the focus away from those that it shows.
          selectedKeys={selected !== undefined && lines?.some((line) => keyOf(line) === selected) ? [selected] : []}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys
            const line = lines?.find((one) => keyOf(one) === key)
            if (line) select(line)
          }}
          renderEmptyState={() => (
            <p className="empty">{lines ? t(words.trim() === '' ? 'translate.done' : 'translate.noMatch') : t('list.loading')}</p>
          )}
        >
          {renderLine}
        </ListBox>
      </Virtualizer>
    </main>
  )
}

const renderLine = ({ line, language }: { line: TextLine; language: Language }) => <Line line={line} language={language} />

function Line({ line, language }: { line: TextLine; language: Language }) {
  const { t } = useWords()
  const { kind, id, field, state, english, translation } = line
  const entry = id === '' ? t(`translate.kind.${kind}`) : id
  return (
    <ListBoxItem id={keyOf(line)} className="line" textValue={`${entry}, ${fieldName(field)}, ${t(`translate.state.${state}`)}`}>
      <span className="line-first">
        <span className="line-sender" lang="en">
          {english}
        </span>
        <span className={state === 'outdated' ? 'line-age alarming' : 'line-age'}>{t(`translate.state.${state}`)}</span>
      </span>
      <span className="line-second">
        <span>
          {entry} · {fieldName(field)}
        </span>
      </span>
      <span className="line-excerpt" lang={language}>
        {translation}
      </span>
    </ListBoxItem>
  )
}
