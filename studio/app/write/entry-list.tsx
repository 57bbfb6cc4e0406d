import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, ListBox, ListLayout, type Selection, Virtualizer } from 'react-aria-components'
import { entryOf } from '#contract/content/entry-of.ts'
import type { ContentKindName } from '#contract/content/kinds.ts'
import type { EntryCounts, EntryLine } from '#studio/wire/entries.ts'
import { entryStates } from '#studio/wire/entry-kinds.ts'
import { call } from '../call.ts'
import { useWords } from '../language.tsx'
import { useMay } from '../me.tsx'
import { goTo } from '../place.ts'
import { Toasts } from '../toasts.tsx'
import { BlankNote } from '../ui/blank-note.tsx'
import { CheckAgain } from '../ui/check-again.tsx'
import { Notice, SearchBox } from '../ui/search-box.tsx'
import { useShortcuts } from '../use-shortcuts.ts'
import { useSteps } from '../use-steps.ts'
import { ChoiceMenu } from './entries/choice-menu.tsx'
import { EntryActions } from './entries/entry-actions.tsx'
import { renderRow } from './entries/entry-row.tsx'
import { NewEntryDialog, type Wanted } from './entries/new-entry-dialog.tsx'
import { type EntryFilter, useEntries } from './entries/use-entries.ts'
import { useMaking } from './entries/use-making.ts'
import type { At } from './session/session-context.tsx'

/** In pixels; a line with a fault is higher. */
const layout = { estimatedRowHeight: 56 }

type EntryListProps = {
  /** The file that is open. */
  selected: string | undefined
  onOpen: (file: string) => void
  /** Goes from the list into the form. */
  onEnter: (file: string) => void
  /** Opens what was made. */
  onMade: (made: At) => void
  /** The open entry was removed, or is back. */
  onRemoved: () => void
}

/** Everything that staff can write, with its state. */
export function EntryList({ selected, onOpen, onEnter, onMade, onRemoved }: EntryListProps) {
  const { t, language } = useWords()
  const may = useMay()
  const { words, kind, state, change } = useFilter()
  const [wanted, setWanted] = useState<Wanted>()
  const search = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { found, filter, check, fault, refresh } = useEntries({ words, kind, state })
  const { perform, undo, attempt, toasts } = useSteps(refresh)
  const { chosen, select } = useChosen(found?.lines, selected, onOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are shown from the first on.
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [filter])
  useShortcuts({
    '/': () => search.current?.focus(),
    // Only while the message that offers it is shown.
    z: () => void (toasts.visibleToasts.length > 0 && undo()),
  })

  const lines = found?.lines ?? []
  const [only, ...others] = lines.filter(({ entry }) => chosen.has(entry))
  const isOne = others.length === 0
  const toPublish = isOne ? lines : lines.filter(({ entry }) => chosen.has(entry))
  const drafts = toPublish.filter((line) => line.drafts.length > 0)

  const { makeNotice, opened, remove } = useMaking({
    ...{ perform, attempt, onMade, onRemoved },
    close() {
      setWanted(undefined)
      change({ words: '' })
    },
  })

  return (
    <nav className="entry-list" aria-label={t('entries.title')}>
      <header className="entry-list-head">
        {may('entryNew') && (
          <div className="entry-list-new">
            <Button className="button secondary" onPress={() => void makeNotice()}>
              {t('entries.notice')}
            </Button>
            <Button className="quiet-button" onPress={() => setWanted({ kind: 'news' })}>
              {t('entries.new')}
            </Button>
          </div>
        )}
        <SearchBox
          label={t('entries.search')}
          hint={t('entries.search.hint')}
          setWords={(typed) => change({ words: typed })}
          {...{ words, search }}
        />
        <div className="entry-list-filters">
          <ChoiceMenu
            label={t('entries.kind')}
            every={t('entries.kind.all')}
            choices={kindsIn(found?.kinds ?? {}).map(([one, count]) => ({ id: one, name: t(`entryKind.${one}`), count }))}
            chosen={kind}
            choose={(one) => change({ kind: one })}
          />
          <ChoiceMenu
            label={t('entries.state')}
            every={t('entries.state.all')}
            choices={entryStates.map((one) => ({ id: one, name: t(`entries.state.${one}`), count: found?.states[one] ?? 0 }))}
            chosen={state}
            choose={(one) => change({ state: one })}
          />
          <p className="list-count">
            <span role="status">{found && t('entries.count', { count: lines.length })}</span>{' '}
            {check === 'running' && t('entries.checking')}
          </p>
          {check === 'failed' && <CheckAgain again={() => attempt(() => call('checkAgain', {}))} />}
        </div>
        <Notice text={fault && t(`fault.${fault}`)} />
      </header>
      {found && lines.length === 0 ? (
        // Not within the list: its rows must not have buttons.
        <div className="list empty">
          <BlankNote
            text={t('entries.none')}
            way={{
              label: t('entries.everything'),
              onPress: () => change({ words: '', kind: undefined, state: undefined }),
            }}
          />
        </div>
      ) : (
        <Virtualizer layout={ListLayout} layoutOptions={layout}>
          <ListBox
            ref={box}
            className="list"
            aria-label={t('entries.list')}
            items={lines}
            dependencies={[language]}
            selectionMode="multiple"
            selectionBehavior="replace"
            selectedKeys={chosen}
            onSelectionChange={select}
            // Enter. The line was opened when it got the focus.
            onAction={(key) => {
              const line = lines.find(({ entry }) => entry === key)
              if (!line) return
              select(new Set([key]))
              onEnter(line.file)
            }}
            renderEmptyState={() => <p className="empty">{t('entries.loading')}</p>}
          >
            {renderRow}
          </ListBox>
        </Virtualizer>
      )}
      <footer className="entry-list-foot">
        {isOne && only && may('entryNew') && <EntryActions line={only} want={setWanted} remove={(line) => void remove(line)} />}
        {drafts.length > 0 && may('publishNow') && (
          <Button className="quiet-button" onPress={() => goTo(hashOfPublishing(drafts))}>
            {isOne ? t('entries.publish.all', { count: drafts.length }) : t('entries.publish', { count: drafts.length })}
          </Button>
        )}
      </footer>
      {wanted && <NewEntryDialog wanted={wanted} attempt={attempt} close={() => setWanted(undefined)} onMade={opened} />}
      <Toasts queue={toasts} />
    </nav>
  )
}

const kindsIn = (counts: EntryCounts) => Object.entries(counts) as [ContentKindName, number][]

/** Opens the publish room with these entries chosen. */
const hashOfPublishing = (lines: readonly EntryLine[]) =>
  `#/publish/${lines.flatMap((line) => line.drafts.map(({ file }) => file)).join(',')}`

let lastFilter: EntryFilter = { words: '', kind: undefined, state: undefined }

/** Kept while the tab is open, so that the list is the same after a look into another room. */
function useFilter() {
  const [filter, setFilter] = useState(lastFilter)
  const change = (changed: Partial<EntryFilter>) => {
    lastFilter = { ...lastFilter, ...changed }
    setFilter(lastFilter)
  }
  return { ...filter, change }
}

/** What is chosen: what is open, or several at once. */
function useChosen(lines: readonly EntryLine[] | undefined, selected: string | undefined, onOpen: (file: string) => void) {
  const [several, setSeveral] = useState<ReadonlySet<string>>(new Set())
  const open = selected && entryOf(selected)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening another entry ends the choice of several.
  useEffect(() => setSeveral(new Set()), [open])

  const select = useCallback(
    (selection: Selection) => {
      const keys = selection === 'all' ? new Set(lines?.map(({ entry }) => entry)) : new Set([...selection].map(String))
      if (keys.size > 1) return setSeveral(keys)
      setSeveral(new Set())
      const [key] = keys
      const line = lines?.find(({ entry }) => entry === key)
      if (line && line.entry !== open) onOpen(line.file)
    },
    [lines, open, onOpen],
  )
  return { chosen: several.size > 1 ? several : new Set(open === undefined ? [] : [open]), select }
}
