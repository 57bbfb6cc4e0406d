import type { ReactNode } from 'react'
import type { Counts, Place } from '#studio/wire/visits.ts'
import { useWords } from '../language.tsx'
import { useKindText } from './calendar/use-kind-text.ts'
import { usePlaceName } from './use-place-name.ts'

type NumbersProps = { counts: Counts | undefined; places: readonly Place[] }

/** What became of the visits of a month, by place and kind, and which models people came for. */
export function Numbers({ counts, places }: NumbersProps) {
  const { t } = useWords()
  const kindText = useKindText()
  const placeName = usePlaceName()
  if (!counts) return null
  if (counts.places.length === 0) return <p className="empty">{t('numbers.empty')}</p>
  const nameOf = (id: string) => {
    const place = places.find((one) => one.id === id)
    return place ? placeName(place) : id
  }
  const rows = counts.places.toSorted((a, b) => nameOf(a.place).localeCompare(nameOf(b.place)) || b.booked - a.booked)
  return (
    <div className="numbers">
      <h2 id="numbers-places">{t('numbers.placesTitle')}</h2>
      <Table labelledBy="numbers-places">
        <thead>
          <tr>
            <th scope="col">{t('numbers.place')}</th>
            <th scope="col">{t('numbers.kind')}</th>
            <th scope="col">{t('numbers.booked')}</th>
            <th scope="col">{t('numbers.kept')}</th>
            <th scope="col">{t('numbers.missed')}</th>
            <th scope="col">{t('numbers.cancelled')}</th>
            <th scope="col">{t('numbers.late')}</th>
            <th scope="col">{t('numbers.lead')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, kind, booked, kept, missed, cancelled, lateCancelled, leadHours }) => (
            <tr key={`${place} ${kind}`}>
              <th scope="row">{nameOf(place)}</th>
              <td className="text">{kindText(kind)}</td>
              <td>{booked}</td>
              <td>{kept}</td>
              <td>{missed}</td>
              <td>{cancelled}</td>
              <td>{lateCancelled}</td>
              <td>{t('numbers.leadValue', { count: Math.round(leadHours / 24) })}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {counts.models.length > 0 && (
        <>
          <h2 id="numbers-models">{t('numbers.modelsTitle')}</h2>
          <Table labelledBy="numbers-models">
            <thead>
              <tr>
                <th scope="col">{t('numbers.model')}</th>
                <th scope="col">{t('numbers.visits')}</th>
              </tr>
            </thead>
            <tbody>
              {counts.models.map(({ model, visits }) => (
                <tr key={model}>
                  <th scope="row">{model}</th>
                  <td>{visits}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
      <p className="quiet">{t('numbers.help')}</p>
    </div>
  )
}

/** It scrolls by itself where it is wider than the room, also with the keyboard. */
function Table({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, nobody can scroll it with the keyboard.
    <section className="numbers-table" aria-labelledby={labelledBy} tabIndex={0}>
      <table aria-labelledby={labelledBy}>{children}</table>
    </section>
  )
}
