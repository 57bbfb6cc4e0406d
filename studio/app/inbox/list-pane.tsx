import { type RefObject, useRef } from 'react'
import {
  Button,
  ListBox,
  ListBoxItem,
  ListLayout,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Virtualizer,
} from 'react-aria-components'
import type { SubmissionKind } from '#contract/forms/form.ts'
import type { ListEntry } from '#studio/wire/inbox.ts'
import type { View } from '#submissions/staff/views.ts'
import { download } from '../call.ts'
import { useWords } from '../language.tsx'
import { ListHead } from '../ui/list-head.tsx'
import { lineHeight, useScrollTo } from '../ui/use-scroll-to.ts'
import type { Lines } from './use-inbox.ts'

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
  useScrollTo(box, list?.lines, list?.lines.findIndex(({ reference }) => reference === selected) ?? -1)

  async function exportAs(format: 'csv' | 'xlsx') {
    if (await attempt(() => download('export', { view, kind, words, format }))) say(t('done.exported'))
  }

  return (
    <main className="list-pane">
      <ListHead
        title={t(`view.${view}`)}
        count={list && t(list.isComplete ? 'list.count' : 'list.limited', { count: list.lines.length })}
        label={t('search')}
        hint={t('search.hint')}
        {...{ words, setWords, search, notice }}
      >
        <MenuTrigger>
          <Button className="quiet-button">{t('export')}</Button>
          <Popover className="popover" placement="bottom end">
            <Menu className="menu" onAction={(format) => void exportAs(format === 'csv' ? 'csv' : 'xlsx')}>
              <MenuItem id="xlsx">{t('export.xlsx')}</MenuItem>
              <MenuItem id="csv">{t('export.csv')}</MenuItem>
            </Menu>
          </Popover>
        </MenuTrigger>
      </ListHead>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: lineHeight() }}>
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
const renderLine = (line: ListEntry) => <Line id={line.reference} line={line} />

/** `id` is a property, because the list finds the lines of before by it when new ones arrive. */
function Line({ id, line }: { id: string; line: ListEntry }) {
  const { t, age, kindText } = useWords()
  const { reference, sender, receivedAt, late, status, assignee, kind, excerpt, parked, unreadable, suspected } = line
  const name = sender || (unreadable ? reference : t('entry.noSender'))
  return (
    <ListBoxItem id={id} className="line" textValue={`${name}, ${kindText(kind)}, ${reference}`}>
      <span className="line-first">
        <span className="line-sender">{name}</span>
        <span className={late ? 'line-age alarming' : 'line-age'}>
          {age(receivedAt)}
          {late && <span className="hidden-label">, {t('late')}</span>}
        </span>
      </span>
      <span className="line-second">
        <span>{kindText(kind)}</span>
        <span className="line-marks">
          {unreadable && <span className="alarming">{t('unreadable')}</span>}
          {suspected && <span className="alarming">{t('view.suspected')}</span>}
          {parked && <span className="alarming">{t('view.parked')}</span>}
          {status === 'closed' && <span>{t('view.closed')}</span>}
          {assignee !== null && <span>{assignee}</span>}
        </span>
      </span>
      <span className="line-excerpt">{excerpt}</span>
    </ListBoxItem>
  )
}
