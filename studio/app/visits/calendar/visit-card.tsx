import type { PointerEvent } from 'react'
import { languageEntry } from '#contract/languages.ts'
import { timeInSingapore } from '#i18n/singapore-time.ts'
import { useWords } from '#studio/app/language.tsx'
import type { Visit } from '#studio/wire/visits.ts'
import { useKindText } from './use-kind-text.ts'

type VisitCardProps = {
  visit: Visit
  isSelected: boolean
  select: () => void
  hold?: (event: PointerEvent<HTMLElement>) => void
}

/** A visit in its day: who comes when, for what. The view of a day shows everything, and so does its print. */
export function VisitCard({ visit, isSelected, select, hold }: VisitCardProps) {
  const { t } = useWords()
  const kindText = useKindText()
  const { state, clash, name, reference, models, measures, people, phone, note } = visit
  const mark = clash ? t('visits.clash') : state === 'booked' ? undefined : t(`visits.state.${state}`)
  return (
    <button
      type="button"
      className="visit"
      data-visit={reference}
      data-state={clash ? 'clash' : state}
      aria-pressed={isSelected}
      onClick={select}
      onPointerDown={hold}
    >
      <span className="visit-time">
        {timeInSingapore(new Date(visit.startsAt))}
        <span className="visit-end">–{timeInSingapore(new Date(visit.endsAt))}</span>
      </span>
      <span className="visit-who">
        <span className="visit-name">{name || reference}</span>
        {mark !== undefined && <span className={clash ? 'visit-mark alarming' : 'visit-mark'}>{mark}</span>}
      </span>
      <span className="visit-what">{[kindText(visit.kind), models].filter(Boolean).join(' · ')}</span>
      <span className="visit-more">
        {[t('visits.people', { count: people }), languageEntry(visit.language).name, phone].filter(Boolean).join(' · ')}
      </span>
      {measures !== '' && <span className="visit-more">{measures}</span>}
      {note !== '' && (
        <span className="visit-more" lang={visit.language}>
          {note}
        </span>
      )}
    </button>
  )
}
