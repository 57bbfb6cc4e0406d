import { type FormEvent, useState } from 'react'
import { sendCall } from '#app/features/api-client/send-api.ts'
import { useLanguage } from '#app/i18n/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Certificate as Facts } from '#contract/forms/posted-form.ts'
import type { certificate } from '#contract/wire/information-calls.ts'
import { Certificate } from './certificate.tsx'
import styles from './certificate-again.module.css'

type State = { kind: 'asking' | 'loading' } | { kind: 'failed'; text: string } | { kind: 'found'; facts: Facts }

/** The certificate once more, for whoever has the reference and the last four digits of the phone number. */
export function CertificateAgain() {
  const { language, t } = useLanguage()
  const [state, setState] = useState<State>({ kind: 'asking' })
  // Without JavaScript there is the telephone.
  if (!useHydrated()) return null

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setState({ kind: 'loading' })
    const answer = await sendCall<typeof certificate>('/api/Information/certificate', language, {
      reference: String(data.get('reference')),
      phone_digits: String(data.get('digits')),
    })
    if (answer.kind === 'done') {
      const {
        serial_number: serialNumber,
        buy_date: buyDate,
        registered_on: registeredOn,
        expires_on: expiresOn,
        ...rest
      } = answer.data
      setState({ kind: 'found', facts: { ...rest, serialNumber, buyDate, registeredOn, expiresOn } })
    } else
      setState({
        kind: 'failed',
        text: answer.status === 404 ? t('registration.notFound') : answer.message || t('form.unanswered'),
      })
  }

  return (
    <section aria-labelledby="again-title" className={styles.again}>
      <h2 id="again-title" className={styles.title}>
        {t('registration.again')}
      </h2>
      <p>{t('registration.againText')}</p>
      <form onSubmit={ask} className={styles.form}>
        <TextField label={t('registration.reference')} name="reference" autoComplete="off" required />
        <TextField label={t('registration.digits')} name="digits" inputMode="numeric" autoComplete="off" maxLength={4} required />
        <Button type="submit" look="secondary" busy={state.kind === 'loading'}>
          {t('registration.show')}
        </Button>
      </form>
      <div aria-live="polite">
        {state.kind === 'failed' && <p>{state.text}</p>}
        {state.kind === 'found' && <Certificate of={state.facts} />}
      </div>
    </section>
  )
}
