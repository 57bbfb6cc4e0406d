import { useMemo, useState } from 'react'
import { clockTime } from '#contract/visits/availability.ts'
import { dayOfWeekText } from '#i18n/date-format.ts'
import { dayInSingapore, timeInSingapore } from '#i18n/singapore-time.ts'
import { useCounts } from '../inbox/use-counts.ts'
import { useWords } from '../language.tsx'
import { useMay } from '../me.tsx'
import { Toasts } from '../toasts.tsx'
import { BlankNote } from '../ui/blank-note.tsx'
import { WindowTitle } from '../ui/window-title.tsx'
import { useShortcuts } from '../use-shortcuts.ts'
import { useSteps } from '../use-steps.ts'
import { CalendarHead } from './calendar/calendar-head.tsx'
import { canMove, DayColumn } from './calendar/day-column.tsx'
import { Week } from './calendar/week.tsx'
import { ClashNotice } from './clash-notice.tsx'
import { daysShown, moved } from './days.ts'
import { BlockDialog } from './dialogs/block-dialog.tsx'
import { CancelDialog } from './dialogs/cancel-dialog.tsx'
import { FeedDialog } from './dialogs/feed-dialog.tsx'
import type { Moment } from './dialogs/fields.tsx'
import { MoveDialog } from './dialogs/move-dialog.tsx'
import { WalkInDialog } from './dialogs/walk-in-dialog.tsx'
import { Numbers } from './numbers.tsx'
import { PlacesRail } from './places-rail.tsx'
import { usePlaceName } from './use-place-name.ts'
import { useVisitSteps } from './use-visit-steps.ts'
import { useCalendar, usePlaces, useRounds, useVisitCounts } from './use-visits.ts'
import { VisitPane } from './visit-pane.tsx'
import { useVisitsPlace, type VisitsPlace, visitViews } from './visits-place.ts'

type Opened =
  | { dialog: 'move'; reference: string; wish: Moment }
  | { dialog: 'cancel'; reference: string }
  | { dialog: 'walkIn'; id: string }
  | { dialog: 'block' | 'feed' }

/** Opening hours of a place that is closed on the day. */
const usualHours = { from: '10:00', until: '20:00' }

/** Who comes to which place when, and for what. */
export function VisitsRoom() {
  const { t, language } = useWords()
  const may = useMay()
  const placeName = usePlaceName()
  const { open, go } = useVisitsPlace()
  const { counts, fault, setFault, refresh } = useCounts()
  const known = { version: `${counts?.version} ${useRounds()}`, setFault }
  const found = usePlaces(known)
  const places = found?.places ?? []
  const today = found?.today ?? dayInSingapore(new Date())
  const place = places.find(({ id }) => id === open.place) ?? (open.place === undefined ? places[0] : undefined)
  const day = open.day ?? today
  const { view } = open
  const { calendar, latest } = useCalendar(
    { place: open.place ?? place?.id, ...daysShown(view === 'numbers' ? 'day' : view, day) },
    known,
  )
  const numbers = useVisitCounts(daysShown('numbers', day), known)
  const { perform, undo, say, attempt, toasts } = useSteps(refresh)
  const steps = useVisitSteps(perform)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)

  const visits = calendar?.visits ?? []
  const visit = latest?.visits.find(({ reference }) => reference === open.reference)
  const inDialog = visits.find(({ reference }) => opened && 'reference' in opened && reference === opened.reference)
  const goIn = (changed: Partial<VisitsPlace>) => go({ ...open, place: place?.id, day, ...changed })
  const select = (reference: string | undefined) => goIn({ reference })
  const takesVisits = (place?.kinds.length ?? 0) > 0
  const hasActions = takesVisits && view !== 'numbers'

  const leaf = (by: 1 | -1) => goIn({ day: moved(view, day, by), reference: undefined })
  const openToday = () => goIn({ day: today, reference: undefined })
  const neighbour = (by: 1 | -1) => {
    const at = visits.findIndex(({ reference }) => reference === visit?.reference)
    const next = visits[at === -1 ? 0 : at + by]
    if (next) select(next.reference)
  }
  const openMove = (reference: string, wish?: Moment) => {
    const chosen = visits.find((one) => one.reference === reference)
    if (chosen && canMove(chosen)) setOpened({ dialog: 'move', reference, wish: wish ?? momentOf(chosen.startsAt) })
  }
  const openWalkIn = () => takesVisits && setOpened({ dialog: 'walkIn', id: crypto.randomUUID() })
  const openBlock = () => takesVisits && setOpened({ dialog: 'block' })
  const setMissed = (missed: boolean) => visit && void steps.setMissed(visit, missed)

  useShortcuts({
    j: () => neighbour(1),
    k: () => neighbour(-1),
    h: () => leaf(-1),
    l: () => leaf(1),
    t: openToday,
    m: () => visit && openMove(visit.reference),
    x: () => visit?.state === 'booked' && setOpened({ dialog: 'cancel', reference: visit.reference }),
    n: () => visit && visit.state !== 'cancelled' && setMissed(visit.state === 'booked'),
    w: openWalkIn,
    b: openBlock,
    z: () => void undo(),
    ...Object.fromEntries(visitViews.map((one, index) => [String(index + 1), () => goIn({ view: one })])),
  })

  const openHours = useMemo(() => {
    const spans = calendar?.days.find((one) => one.day === day)?.open ?? []
    const [first, last] = [spans[0], spans.at(-1)]
    return first && last ? { from: clockTime(first.from), until: clockTime(Math.min(last.until, 24 * 60 - 1)) } : usualHours
  }, [calendar, day])

  const title = [dayOfWeekText(language, day), ...(place ? [placeName(place)] : []), t('room.visits')]
  return (
    <div className="visits-room" data-open={(visit && view !== 'numbers') || undefined} data-view={view}>
      <WindowTitle names={title} />
      <PlacesRail
        {...{ places, place }}
        open={(one) => goIn({ place: one.id, reference: undefined })}
        openFeed={() => setOpened({ dialog: 'feed' })}
      />
      <main className="visits-main">
        <CalendarHead
          {...{ view, day, leaf, openToday }}
          place={place && placeName(place)}
          isToday={day === today}
          count={calendar && visits.filter(({ state }) => state !== 'cancelled').length}
          notice={fault && t(`fault.${fault}`)}
          show={(next) => goIn({ view: next })}
          add={hasActions ? openWalkIn : undefined}
          block={hasActions ? openBlock : undefined}
        />
        {place && view !== 'numbers' && (
          <ClashNotice
            clashes={place.clashes}
            open={({ reference, startsAt }) => goIn({ day: dayInSingapore(new Date(startsAt)), reference })}
          />
        )}
        <div className="visits-calendar">
          {found && places.length === 0 && (
            <div className="empty">
              <BlankNote text={t('visits.none')} {...(may('entries') && { way: { label: t('room.write'), href: '#/write' } })} />
            </div>
          )}
          {view === 'numbers' && <Numbers counts={numbers} places={places} />}
          {view === 'week' && calendar && place && (
            <Week
              {...{ calendar, today, select }}
              selected={visit?.reference}
              unblock={(block) => void steps.unblock(block, place.id)}
              drop={(reference, { day: to, minutes }) => openMove(reference, { day: to, time: clockTime(minutes) })}
            />
          )}
          {view === 'day' &&
            place &&
            calendar?.days.map((one) => (
              <DayColumn
                key={one.day}
                {...{ calendar, select }}
                day={one}
                isToday={one.day === today}
                hours={{ from: 0, until: 24 * 60 }}
                selected={visit?.reference}
                unblock={(block) => void steps.unblock(block, place.id)}
              />
            ))}
        </div>
      </main>
      {visit && view !== 'numbers' && (
        <VisitPane
          {...{ visit, setMissed }}
          version={counts?.version}
          move={() => openMove(visit.reference)}
          cancel={() => setOpened({ dialog: 'cancel', reference: visit.reference })}
          resend={() => void steps.resend(visit)}
          close={() => select(undefined)}
        />
      )}
      {opened?.dialog === 'move' && inDialog && (
        <MoveDialog {...{ places, close }} visit={inDialog} wish={opened.wish} move={(to) => steps.move(inDialog, to)} />
      )}
      {opened?.dialog === 'cancel' && inDialog && (
        <CancelDialog close={close} visit={inDialog} cancel={(word) => steps.cancel(inDialog, word)} />
      )}
      {opened?.dialog === 'walkIn' && place && (
        <WalkInDialog
          {...{ place, close }}
          wish={day === today ? quarterOf(new Date()) : { day, time: openHours.from }}
          add={(visit) => steps.add(visit, { id: opened.id, place: place.id })}
        />
      )}
      {opened?.dialog === 'block' && place && (
        <BlockDialog {...{ day, close }} hours={openHours} block={(block) => steps.block(block, place.id)} />
      )}
      {opened?.dialog === 'feed' && place && <FeedDialog {...{ place, close, attempt, say }} />}
      <Toasts queue={toasts} />
    </div>
  )
}

const momentOf = (instant: string): Moment => ({
  day: dayInSingapore(new Date(instant)),
  time: timeInSingapore(new Date(instant)),
})

const quarterMs = 15 * 60_000
/** The quarter of an hour that has begun last. */
const quarterOf = (now: Date) => momentOf(new Date(Math.floor(now.getTime() / quarterMs) * quarterMs).toISOString())
