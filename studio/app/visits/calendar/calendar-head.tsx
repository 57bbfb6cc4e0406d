import { Button } from 'react-aria-components'
import { dayOfWeekText, dayText, monthText } from '#i18n/date-format.ts'
import { useWords } from '#studio/app/language.tsx'
import { Choice } from '#studio/app/ui/choice.tsx'
import { Notice } from '#studio/app/ui/search-box.tsx'
import { daysShown } from '../days.ts'
import { type VisitView, visitViews } from '../visits-place.ts'

type CalendarHeadProps = {
  /** The name of the place, for the paper. Undefined until the places have arrived. */
  place: string | undefined
  view: VisitView
  day: string
  isToday: boolean
  /** Undefined until the visits have arrived. */
  count: number | undefined
  notice: string | undefined
  show: (view: VisitView) => void
  leaf: (by: 1 | -1) => void
  openToday: () => void
  /** Undefined if the place takes no visits any more. */
  add: (() => void) | undefined
  block: (() => void) | undefined
}

/** What is shown, the way to other days and views, and what can be done with the day. */
export function CalendarHead({ place, view, day, isToday, count, notice, show, leaf, openToday, add, block }: CalendarHeadProps) {
  const { t, language } = useWords()
  const countText = count === undefined ? t('visits.loading') : t('visits.count', { count })
  const titles = {
    day: () => dayOfWeekText(language, day),
    week: () => t('visits.weekOf', { day: dayText(language, daysShown('week', day).from) }),
    numbers: () => monthText(language, { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) }),
  }
  return (
    <header className="visits-head">
      <div className="visits-title">
        <h1>{titles[view]()}</h1>
        <p className="list-count" role="status">
          {view !== 'numbers' && [place, countText].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="visits-tools">
        <div className="visits-leaf">
          <Button className="button secondary" aria-label={t('visits.earlier')} onPress={() => leaf(-1)}>
            ‹
          </Button>
          <Button className="button secondary" isDisabled={isToday} onPress={openToday}>
            {t('visits.today')}
          </Button>
          <Button className="button secondary" aria-label={t('visits.later')} onPress={() => leaf(1)}>
            ›
          </Button>
        </div>
        <Choice
          label={t('visits.view')}
          chosen={view}
          options={visitViews.map((id) => ({ id, name: t(`visits.${id}`) }))}
          choose={show}
        />
        <div className="visits-do">
          {view !== 'numbers' && (
            <Button className="quiet-button" onPress={() => print()}>
              {t('print')}
            </Button>
          )}
          {block && (
            <Button className="quiet-button" onPress={block}>
              {t('visits.block')}
            </Button>
          )}
          {add && (
            <Button className="button primary" onPress={add}>
              {t('visits.walkIn')}
            </Button>
          )}
        </div>
      </div>
      <Notice text={notice} />
    </header>
  )
}
