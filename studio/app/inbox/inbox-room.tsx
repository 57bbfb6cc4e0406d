import { useCallback, useEffect, useRef, useState } from 'react'
import type { SubmissionKind } from '#contract/forms/form.ts'
import type { View } from '#submissions/staff/views.ts'
import { useWords } from '../language.tsx'
import { useMe } from '../me.tsx'
import { PersonDialog } from '../person/person-dialog.tsx'
import { Toasts } from '../toasts.tsx'
import { WindowTitle } from '../ui/window-title.tsx'
import { useShortcuts } from '../use-shortcuts.ts'
import { useSteps } from '../use-steps.ts'
import { EntryPane } from './entry/entry-pane.tsx'
import { useEntrySteps } from './entry/use-entry-steps.ts'
import { ListPane } from './list-pane.tsx'
import { Rail, shownViews } from './rail.tsx'
import { useEntry, useInbox } from './use-inbox.ts'
import { usePlace } from './use-place.ts'

export function InboxRoom() {
  const { t, kindText } = useWords()
  const { place, go } = usePlace()
  const [kind, setKind] = useState<SubmissionKind>()
  const [words, setWords] = useState('')
  const { name: me, sends } = useMe()
  const [personOf, setPersonOf] = useState<string>()
  const search = useRef<HTMLInputElement>(null)

  const { counts, list: latest, fault, refresh } = useInbox({ view: place.view, kind, words })
  // Never the lines of one filter under the name of another.
  const list = latest?.view === place.view && latest.kind === kind ? latest : undefined
  const { perform, undo, say, attempt, toasts } = useSteps(refresh)
  const { entry, fetchAgain } = useEntry(place.reference, counts?.version)
  const lines = list?.lines ?? []

  const select = useCallback((reference: string | undefined) => go({ view: place.view, reference }), [go, place.view])
  const neighbour = (by: 1 | -1) => {
    const at = lines.findIndex(({ reference }) => reference === place.reference)
    return lines[at === -1 ? 0 : at + by]?.reference
  }
  const move = (by: 1 | -1) => {
    const next = neighbour(by)
    if (next !== undefined) select(next)
  }

  /** The buttons of the entry leave with it: the focus goes to what is shown next, unless somebody works elsewhere, such as in the list. */
  const focusOnShown = useRef(false)
  function stepTo(reference: string | undefined) {
    const isInEntry = document.activeElement?.closest('.entry-pane') !== null
    focusOnShown.current = reference !== place.reference && isInEntry
    select(reference)
  }

  const opened = entry === 'missing' ? undefined : entry
  const isSelected = ({ reference }: { reference: string }) => reference === place.reference
  const isArrived = opened !== undefined && isSelected(opened.submission)
  const isShown = place.reference === undefined || isArrived
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry that is shown.
  useEffect(() => {
    if (!isShown || !focusOnShown.current) return
    focusOnShown.current = false
    document.querySelector<HTMLElement>('.entry-pane')?.focus()
  }, [isShown, place.reference])
  const steps = useEntrySteps({
    ...{ submission: isArrived ? opened?.submission : lines.find(isSelected), me, perform, attempt, say, select: stepTo },
    /** What to read after this entry has left the list. */
    next: () => neighbour(1) ?? neighbour(-1),
    leavesList: (change) => leavesList(place.view, change),
  })
  const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
  const openView = (view: View) => go({ view, reference: undefined })

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    e: steps.toggleClosed,
    m: steps.assignToMe,
    r: () => document.querySelector<HTMLElement>('[data-reply]')?.click(),
    a: () => focusOn('[data-assign] input'),
    n: () => focusOn('[data-note] textarea'),
    z: () => void undo(),
    '/': () => search.current?.focus(),
    ...Object.fromEntries(shownViews.map((view, index) => [String(index + 1), () => openView(view)])),
  })

  return (
    <div className="inbox-room">
      {/* Without the sender: browsers keep titles in their history. */}
      <WindowTitle
        names={[...(isArrived ? [`${kindText(opened.submission.kind)} ${opened.submission.reference}`] : []), t('room.inbox')]}
      />
      <Rail {...{ counts, kind, setKind, me, openView }} view={place.view} openPerson={() => setPersonOf('')} />
      <ListPane
        {...{ list, words, setWords, search, kind, attempt, say, select }}
        view={place.view}
        selected={place.reference}
        notice={fault && t(`fault.${fault}`)}
      />
      <EntryPane
        {...{ entry, fetchAgain, steps, me, sends, select }}
        assignees={counts?.assignees ?? []}
        openPerson={setPersonOf}
        isSelected={place.reference !== undefined}
      />
      {personOf !== undefined && (
        <PersonDialog
          {...{ say, attempt }}
          contact={personOf}
          close={() => setPersonOf(undefined)}
          open={(reference) => go({ view: 'all', reference })}
        />
      )}
      <Toasts queue={toasts} />
    </div>
  )
}

type Change = 'closed' | 'suspected' | 'assignee'

/** Whether an entry leaves the list when this changes. */
function leavesList(view: View, change: Change): boolean {
  if (change === 'assignee') return view === 'mine' || view === 'unassigned'
  if (change === 'suspected') return view !== 'parked'
  return ['open', 'mine', 'unassigned', 'late', 'closed'].includes(view)
}
