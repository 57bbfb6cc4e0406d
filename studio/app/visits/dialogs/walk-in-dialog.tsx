import { useState } from 'react'
import { isMailbox } from '#contract/contact/mailbox.ts'
import { type Language, languages } from '#contract/languages.ts'
import { instantInSingapore } from '#i18n/singapore-time.ts'
import { useWords } from '#studio/app/language.tsx'
import { Choose } from '#studio/app/ui/choose.tsx'
import { TitledDialog } from '#studio/app/ui/titled-dialog.tsx'
import type { FieldsOf } from '#studio/wire/calls.ts'
import type { Place } from '#studio/wire/visits.ts'
import { DialogForm, LineField, type Moment, MomentFields, type Party, PartyFields } from './fields.tsx'
import { isTime } from './is-time.ts'

export type NewVisit = Omit<FieldsOf<'visitBook'>, 'id' | 'place'>

type WalkInDialogProps = {
  place: Place
  /** Now, or the day that is shown. */
  wish: Moment
  close: () => void
  /** Returns whether it was added. */
  add: (visit: NewVisit) => Promise<boolean>
}

const empty = { name: '', email: '', phone: '', models: '', note: '' }

/** Adds a visit for somebody who is here or on the phone. */
export function WalkInDialog({ place, wish, close, add }: WalkInDialogProps) {
  const { t } = useWords()
  const [moment, setMoment] = useState(wish)
  const [party, setParty] = useState<Party>({ kind: place.kinds[0]?.kind ?? 'model', people: 1 })
  const [language, setLanguage] = useState<Language>('en')
  const [person, setPerson] = useState(empty)
  const [isSent, setSent] = useState(false)
  const set = (name: keyof typeof empty) => (value: string) => setPerson({ ...person, [name]: value })
  const needsName = person.name.trim() === ''
  const isWrong = person.email.trim() !== '' && !isMailbox(person.email.trim())

  async function submit() {
    setSent(true)
    if (needsName || isWrong) return
    if (await add({ ...person, ...party, language, start: instantInSingapore(moment.day, moment.time) })) close()
  }

  return (
    <TitledDialog title={t('walkIn.title')} close={close}>
      <p className="quiet">{t('walkIn.help')}</p>
      <DialogForm yes={t('walkIn.yes')} isReady={isTime(moment.time)} submit={() => void submit()} close={close}>
        <MomentFields moment={moment} change={setMoment} />
        <PartyFields {...{ place, party }} change={setParty} />
        <LineField
          label={t('walkIn.name')}
          value={person.name}
          change={set('name')}
          fault={isSent && needsName ? t('walkIn.needsName') : undefined}
          autoFocus
        />
        <div className="moment-fields">
          <LineField label={t('walkIn.phone')} type="tel" value={person.phone} change={set('phone')} longest={60} />
          <LineField label={t('walkIn.models')} value={person.models} change={set('models')} />
        </div>
        <LineField
          label={t('walkIn.email')}
          type="email"
          value={person.email}
          change={set('email')}
          longest={254}
          fault={isSent && isWrong ? t('walkIn.wrongEmail') : undefined}
        />
        <LineField label={t('walkIn.note')} value={person.note} change={set('note')} longest={2_000} isLong />
        <Choose
          label={t('walkIn.language')}
          choices={languages.map((one) => ({ id: one.language, name: one.name }))}
          chosen={language}
          choose={(id) => setLanguage(languages.find((one) => one.language === id)?.language ?? language)}
        />
      </DialogForm>
    </TitledDialog>
  )
}
