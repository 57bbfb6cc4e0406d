import { type FormEvent, useState } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { CertificateAnswer } from '#contract/forms/posted-form.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { certificate } from '#contract/wire/information-calls.ts'
import { Certificate, type Warning } from './certificate.tsx'
import styles from './retrieve-certificate.module.css'
import { sendCall } from './send-api.ts'

/** `message` is the error text of the API, if it sent one. */
type State = { outcome: 'idle' | 'loading' } | { outcome: 'failed'; message: string } | CertificateAnswer

type RetrieveCertificateProps = {
  warning: Warning
  /** The request and its result, when the form was sent without JavaScript. */
  posted?: { reference: string; answer: CertificateAnswer } | undefined
  /** The reference of the registration just sent. */
  reference?: string
}

/** Retrieves a certificate again, by its reference and the last four digits of the phone number. */
export function RetrieveCertificate({ warning, posted, reference = '' }: RetrieveCertificateProps) {
  const { language, t } = useLanguage()
  const [state, setState] = useState<State>(posted?.answer ?? { outcome: 'idle' })

  async function requestCertificate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setState({ outcome: 'loading' })
    const answer = await sendCall<typeof certificate>('/api/Information/certificate', language, {
      reference: String(data.get('reference')),
      phone_digits: String(data.get('phone_digits')),
    })
    if (answer.kind === 'done') return setState({ outcome: 'found', certificate: factsOf(answer.data) })
    setState(answer.status === 404 ? { outcome: 'unknown' } : { outcome: 'failed', message: answer.message })
  }

  const failures = {
    unknown: t('registration.notFound'),
    tooMany: t('form.tooMany'),
    away: t('form.away'),
    failed: (state.outcome === 'failed' && state.message) || t('form.unanswered'),
  }
  const failed = state.outcome === 'found' || state.outcome === 'idle' || state.outcome === 'loading' ? undefined : state.outcome
  return (
    <section aria-labelledby="again-title" id="certificate" className={styles.again}>
      <h2 id="again-title" className={styles.title}>
        {t('registration.again')}
      </h2>
      <p>{t('registration.againText')}</p>
      <form
        method="post"
        action={`${pageUrl(language, 'registration')}#certificate`}
        onSubmit={requestCertificate}
        className={styles.form}
      >
        <TextField
          label={t('registration.reference')}
          name="reference"
          autoComplete="off"
          defaultValue={posted?.reference ?? reference}
          required
        />
        <TextField
          label={t('registration.digits')}
          name="phone_digits"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
        />
        <Button type="submit" look="secondary" busy={state.outcome === 'loading'}>
          {t('registration.show')}
        </Button>
      </form>
      <div aria-live="polite">
        {failed && <p>{failures[failed]}</p>}
        {state.outcome === 'found' && <Certificate of={state.certificate} warning={warning} />}
      </div>
    </section>
  )
}

type Wire = { serial_number: string; buy_date: string; registered_on: string; expires_on: string }

function factsOf<Rest>({ serial_number, buy_date, registered_on, expires_on, ...rest }: Wire & Rest) {
  return { ...rest, serialNumber: serial_number, buyDate: buy_date, registeredOn: registered_on, expiresOn: expires_on }
}
