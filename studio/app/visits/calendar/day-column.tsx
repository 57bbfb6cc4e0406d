import type { CSSProperties } from 'react'
import { clockTime } from '#contract/visits/availability.ts'
import { dayOfWeekText, shortDayText } from '#i18n/date-format.ts'
import { dayInSingapore, timeInSingapore } from '#i18n/singapore-time.ts'
import { useWords } from '#studio/app/language.tsx'
import type { Block, Calendar, CalendarDay, Visit } from '#studio/wire/visits.ts'
import { BlockCard } from './block-card.tsx'
import { placed } from './lanes.ts'
import { minutesOf } from './minutes.ts'
import type { useDrag } from './use-drag.ts'
import { VisitCard } from './visit-card.tsx'

export type DayActions = {
  selected: string | undefined
  select: (reference: string) => void
  unblock: (block: Block) => void
}

type DayColumnProps = DayActions & {
  day: CalendarDay
  calendar: Calendar
  isToday: boolean
  hours: { from: number; until: number }
  drag?: ReturnType<typeof useDrag>
}

const isOn = (day: string) => (one: { startsAt: string }) => dayInSingapore(new Date(one.startsAt)) === day

/** Where something stands in its day, for the stylesheet. */
const span = (from: number, until: number, { lane = 0, lanes = 1 } = {}) =>
  ({ '--from': from, '--until': until, '--lane': lane, '--lanes': lanes }) as CSSProperties

/** A day of the calendar: in order, and on wide screens, in a week, each at its time. */
export function DayColumn({ day, calendar, isToday, hours, drag, selected, select, unblock }: DayColumnProps) {
  const { t, language } = useWords()
  const visits = calendar.visits.filter(isOn(day.day))
  const blocks = calendar.blocks.filter(({ startsAt, endsAt }) => overlaps(day.day, { startsAt, endsAt }))
  const isClosed = day.open.length === 0 && day.evenings.length === 0
  return (
    <section className="visits-day" aria-label={dayOfWeekText(language, day.day)}>
      <header>
        <h2 aria-current={isToday ? 'date' : undefined}>{shortDayText(language, day.day)}</h2>
        {isClosed && <p className="quiet">{t('visits.closed')}</p>}
        {day.evenings.map(({ startsAt, seats, taken }) => (
          <p key={startsAt} className="quiet">
            {t('visits.evening', { time: timeInSingapore(new Date(startsAt)), taken, seats })}
          </p>
        ))}
      </header>
      <div className="visits-times" data-day={day.day}>
        {day.open.map(({ from, until }) => (
          <div key={from} className="visits-open" style={span(from, until)} />
        ))}
        <ul>
          {blocks.map((block) => (
            <li key={block.id} className="placed" style={spanOfBlock(block, day.day, hours)}>
              <BlockCard block={block} unblock={() => unblock(block)} />
            </li>
          ))}
          {placed(visits).map(({ visit, from, until, ...lane }) => (
            <li key={visit.reference} className="placed" style={span(from, until, lane)}>
              <VisitCard
                visit={visit}
                isSelected={visit.reference === selected}
                select={() => select(visit.reference)}
                {...(drag &&
                  canMove(visit) && {
                    hold: (event) => drag.hold(event, { reference: visit.reference, length: until - from }),
                  })}
              />
            </li>
          ))}
        </ul>
        {visits.length === 0 && blocks.length === 0 && !isClosed && <p className="visits-free">{t('visits.free')}</p>}
        {drag?.dragged?.day === day.day && (
          <p className="visits-landing" style={span(drag.dragged.minutes, drag.dragged.minutes + drag.dragged.length)}>
            {clockTime(drag.dragged.minutes)}
          </p>
        )}
      </div>
    </section>
  )
}

/** What is cancelled or past stays where it is. */
export const canMove = ({ state }: Visit) => state === 'booked'

function overlaps(day: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }): boolean {
  const lastMoment = new Date(Date.parse(endsAt) - 1)
  return dayInSingapore(new Date(startsAt)) <= day && day <= dayInSingapore(lastMoment)
}

/** A block may begin before the day and end after it. */
function spanOfBlock({ startsAt, endsAt }: Block, day: string, hours: { from: number; until: number }) {
  const from = dayInSingapore(new Date(startsAt)) < day ? hours.from : Math.max(hours.from, minutesOf(startsAt))
  const until = dayInSingapore(new Date(endsAt)) > day ? hours.until : Math.min(hours.until, minutesOf(endsAt))
  return span(from, Math.max(until, from + 30))
}
