import { type FormEvent, useRef, useState } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import type { CertificateAnswer } from '#contract/forms/posted-form.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { certificate } from '#contract/wire/calls/information-calls.ts'
import { certificateIn } from '#contract/wire/entities/certificate-data.ts'
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
  const { language } = useLanguage()
  const t = useMessages('forms', 'registration')
  const [state, setState] = useState<State>(posted?.answer ?? { outcome: 'idle' })

  const found = useRef<HTMLDivElement>(null)
  const focusNext = useNextFocus()

  async function requestCertificate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setState({ outcome: 'loading' })
    const fields = { reference: String(data.get('reference')), phone_digits: String(data.get('phone_digits')) }
    const answer = await sendCall<typeof certificate>(
      '/api/Information/certificate',
      language,
      fields,
      (replies) => replies.CertificateReply,
    )
    if (answer.kind === 'done') {
      setState({ outcome: 'found', certificate: certificateIn(answer.data) })
      return focusNext(() => found.current?.querySelector('h2'))
    }
    if (answer.status === 404) return setState({ outcome: 'unknown' })
    // The only field that can be refused: both are filled in.
    setState(answer.status === 400 ? { outcome: 'wholeNumber' } : { outcome: 'failed', message: answer.message })
  }

  const failures = {
    unknown: t('registration.notFound'),
    wholeNumber: t('registration.wholeNumber'),
    tooMany: t('form.tooMany'),
    away: t('form.away'),
    failed: (state.outcome === 'failed' && state.message) || t('form.unanswered'),
  }
  const failed = state.outcome === 'found' || state.outcome === 'idle' || state.outcome === 'loading' ? undefined : state.outcome
  useAnnouncement(failed ? failures[failed] : '', state)
  return (
    <section aria-labelledby="again-title" id="certificate" className={styles.again}>
      <h2 id="again-title" className="part-heading">
        {t('registration.again')}
      </h2>
      <p>{t('registration.againText')}</p>
      <form
        method="post"
        encType="multipart/form-data"
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
          maxLength={40}
          required
        />
        <Button type="submit" look="secondary" busy={state.outcome === 'loading'}>
          {t('registration.show')}
        </Button>
      </form>
      {failed && <p key={failures[failed]}>{failures[failed]}</p>}
      {state.outcome === 'found' && (
        <div ref={found}>
          <Certificate of={state.certificate} warning={warning} />
        </div>
      )}
    </section>
  )
}
