import { type RefObject, useEffect, useRef } from 'react'
import {
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  SearchField,
  Virtualizer,
} from 'react-aria-components'
import type { SubmissionKind } from '#contract/forms/form.ts'
import type { ListEntry } from '#submissions/staff/list.ts'
import type { View } from '#submissions/staff/views.ts'
import { download } from '../call.ts'
import { useWords } from '../language.tsx'
import type { Lines } from './use-inbox.ts'

/** In pixels. The stylesheet has the same height. */
const rowHeight = 76

type ListPaneProps = {
  view: View
  kind: SubmissionKind | undefined
  list: Lines | undefined
  words: string
  setWords: (words: string) => void
  search: RefObject<HTMLInputElement | null>
  selected: string | undefined
  select: (reference: string) => void
  notice: string | undefined
  attempt: (run: () => Promise<unknown>) => Promise<boolean>
  say: (text: string) => void
}

export function ListPane(props: ListPaneProps) {
  const { view, kind, list, words, setWords, search, selected, select, notice, attempt, say } = props
  const { t, language } = useWords()
  const box = useRef<HTMLDivElement>(null)
  useScrollTo(box, list?.lines, selected)

  async function exportAs(format: 'csv' | 'xlsx') {
    if (await attempt(() => download('export', { view, kind, words, format }))) say(t('done.exported'))
  }

  return (
    <main className="list-pane">
      <header className="list-head">
        <div className="list-title">
          <h1>{t(`view.${view}`)}</h1>
          <p className="list-count" role="status">
            {list &&
              (list.isComplete ? t('list.count', { count: list.lines.length }) : t('list.limited', { count: list.lines.length }))}
          </p>
          <MenuTrigger>
            <Button className="quiet-button">{t('export')}</Button>
            <Popover className="popover" placement="bottom end">
              <Menu className="menu" onAction={(format) => void exportAs(format === 'csv' ? 'csv' : 'xlsx')}>
                <MenuItem id="xlsx">{t('export.xlsx')}</MenuItem>
                <MenuItem id="csv">{t('export.csv')}</MenuItem>
              </Menu>
            </Popover>
          </MenuTrigger>
        </div>
        <SearchField className="search" value={words} onChange={setWords}>
          <Label className="hidden-label">{t('search')}</Label>
          <Input ref={search} placeholder={t('search.hint')} autoComplete="off" spellCheck="false" />
          <kbd>/</kbd>
        </SearchField>
        {notice && (
          <p className="notice" role="alert">
            {notice}
          </p>
        )}
      </header>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight }}>
        <ListBox
          ref={box}
          className="list"
          aria-label={t('list')}
          items={list?.lines ?? []}
          dependencies={[language]}
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={selected === undefined ? [] : [selected]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys
            if (key !== undefined) select(String(key))
          }}
          renderEmptyState={() => <p className="empty">{list ? t(emptyText(view, list.words)) : t('list.loading')}</p>}
        >
          {renderLine}
        </ListBox>
      </Virtualizer>
    </main>
  )
}

function emptyText(view: View, words: string) {
  if (words.trim() !== '') return 'list.noMatch'
  return view === 'open' ? 'list.emptyOpen' : 'list.empty'
}

/** Always the same function, so that thousands of lines are not built again when one is selected. */
const renderLine = (line: ListEntry) => <Line line={line} />

function Line({ line }: { line: ListEntry }) {
  const { t, age } = useWords()
  const { reference, sender, receivedAt, late, status, assignee, kind, excerpt, parked } = line
  const name = sender || t('entry.noSender')
  return (
    <ListBoxItem id={reference} className="line" textValue={`${name}, ${t(`kind.${kind}`)}, ${reference}`}>
      <span className="line-first">
        <span className="line-sender">{name}</span>
        <span className={late ? 'line-age alarming' : 'line-age'}>
          {age(receivedAt)}
          {late && <span className="hidden-label">, {t('late')}</span>}
        </span>
      </span>
      <span className="line-second">
        <span>{t(`kind.${kind}`)}</span>
        <span className="line-marks">
          {parked && <span className="alarming">{t('view.parked')}</span>}
          {status === 'closed' && <span>{t('view.closed')}</span>}
          {assignee !== null && <span>{assignee}</span>}
        </span>
      </span>
      <span className="line-excerpt">{excerpt}</span>
    </ListBoxItem>
  )
}

/** Shows the selected line: shortcuts select lines that are out of sight. */
function useScrollTo(
  box: RefObject<HTMLDivElement | null>,
  lines: readonly ListEntry[] | undefined,
  selected: string | undefined,
) {
  useEffect(() => {
    const list = box.current
    const at = lines?.findIndex(({ reference }) => reference === selected) ?? -1
    if (!list || at === -1) return
    const top = at * rowHeight
    if (top < list.scrollTop) list.scrollTop = top
    else if (top + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + rowHeight - list.clientHeight
  }, [box, lines, selected])
}
