import { useState } from 'react'
import { instantInSingapore } from '#i18n/singapore-time.ts'
import { useWords } from '#studio/app/language.tsx'
import { Choose } from '#studio/app/ui/choose.tsx'
import { TitledDialog } from '#studio/app/ui/titled-dialog.tsx'
import type { Place, Visit } from '#studio/wire/visits.ts'
import { usePlaceName } from '../use-place-name.ts'
import type { MoveTo } from '../use-visit-steps.ts'
import { DialogForm, type Moment, MomentFields, type Party, PartyFields } from './fields.tsx'
import { isTime } from './is-time.ts'

type MoveDialogProps = {
  visit: Visit
  /** Where it is, or where it was dragged to. */
  wish: Moment
  places: readonly Place[]
  close: () => void
  /** Returns whether it was changed. */
  move: (to: MoveTo) => Promise<boolean>
}

/** Asks for the new time, kind and number of people, and says that the visitor gets it as a mail. Dragging ends here too: a slip of the hand must not write to a visitor. */
export function MoveDialog({ visit, wish, places, close, move }: MoveDialogProps) {
  const { t } = useWords()
  const placeName = usePlaceName()
  const [place, setPlace] = useState(visit.place)
  const [moment, setMoment] = useState(wish)
  const [party, setParty] = useState<Party>(visit)
  const offering = places.filter(({ kinds }) => kinds.some(({ kind }) => kind === party.kind))

  async function submit() {
    if (await move({ ...{ place, kind: party.kind, people: party.people }, start: instantInSingapore(moment.day, moment.time) }))
      close()
  }

  return (
    <TitledDialog title={t('move.title', { name: visit.name || visit.reference })} close={close}>
      <DialogForm yes={t('move.yes')} isReady={isTime(moment.time)} submit={() => void submit()} close={close}>
        {offering.length > 1 && (
          <Choose
            label={t('move.place')}
            choices={offering.map((one) => ({ id: one.id, name: placeName(one) }))}
            chosen={place}
            choose={setPlace}
          />
        )}
        <MomentFields moment={moment} change={setMoment} />
        <PartyFields place={places.find(({ id }) => id === place)} party={party} change={setParty} />
        <p className="quiet">
          {visit.email ? t('move.mail', { email: visit.email }) : t('move.noMail', { phone: visit.phone || '–' })}
        </p>
      </DialogForm>
    </TitledDialog>
  )
}
