import type { CSSProperties } from 'react'
import { clockTime } from '#contract/visits/availability.ts'
import type { Calendar } from '#studio/wire/visits.ts'
import { type DayActions, DayColumn } from './day-column.tsx'
import { placed } from './lanes.ts'
import { type Target, useDrag } from './use-drag.ts'

type WeekProps = DayActions & { calendar: Calendar; today: string; drop: (reference: string, target: Target) => void }

/** Seven days beside each other, each visit at its time; on a phone and on paper, one below the other. */
export function Week({ calendar, today, drop, ...actions }: WeekProps) {
  const hours = hoursOf(calendar)
  const drag = useDrag({ hours, drop })
  const marks = Array.from({ length: (hours.until - hours.from) / 60 }, (_, index) => hours.from + index * 60)
  return (
    <div
      className="visits-week"
      data-dragging={drag.dragged ? true : undefined}
      style={{ '--first': hours.from, '--last': hours.until } as CSSProperties}
    >
      <div className="visits-hours" aria-hidden="true">
        {marks.map((minutes) => (
          <span key={minutes}>{clockTime(minutes)}</span>
        ))}
      </div>
      {calendar.days.map((day) => (
        <DayColumn key={day.day} {...{ day, calendar, hours, drag, ...actions }} isToday={day.day === today} />
      ))}
    </div>
  )
}

/** From the first opening or visit of the week to the last end, in whole hours. */
function hoursOf({ days, visits }: Calendar): { from: number; until: number } {
  const spans = [...days.flatMap(({ open }) => open), ...placed(visits)]
  if (spans.length === 0) return { from: 10 * 60, until: 20 * 60 }
  const hour = 60
  return {
    from: Math.floor(Math.min(...spans.map(({ from }) => from)) / hour) * hour,
    until: Math.ceil(Math.max(...spans.map(({ until }) => until)) / hour) * hour,
  }
}
