import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { isSuccess, loadReplies, type ReplySchema } from '#app/browser/api-reply.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import type { CertificateAnswer } from '#contract/forms/posted-form.ts'
import { country, type Language, languageEntry } from '#contract/languages.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import type { Call } from '#contract/wire/call.ts'
import type { certificate } from '#contract/wire/calls/information-calls.ts'
import { certificateIn } from '#contract/wire/entities/certificate-data.ts'
import { readFormResult } from '#contract/wire/read-reply.ts'
import { Certificate, type Warning } from './certificate.tsx'
import styles from './retrieve-certificate.module.css'

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

const timeoutMs = 30_000

type FieldsOf<C extends Call> = Omit<z.input<C['fields']>, 'lang' | 'country'> & Record<string, string>
/** `status` is missing if there was no response. */
type Sent<Data> = { kind: 'done'; data: Data } | { kind: 'refused'; status?: number; message: string }

/** Calls the API by POST, for data that must not appear in a URL. `replyOf` as for `readApi`. */
async function sendCall<C extends Call>(
  path: C['path'],
  language: Language,
  fields: FieldsOf<C>,
  replyOf: ReplySchema<z.output<C['data']>>,
): Promise<Sent<z.output<C['data']>>> {
  const replies = loadReplies()
  try {
    const body = new FormData()
    for (const [name, value] of new URLSearchParams(fields)) body.set(name, value)
    body.set('lang', languageEntry(language).tag)
    body.set('country', country)
    const answer = await fetch(path, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    const envelope: unknown = await answer.json()
    if (answer.ok && isSuccess(envelope)) return { kind: 'done', data: replyOf(await replies).parse(envelope.data) }
    return { kind: 'refused', status: answer.status, message: readFormResult(envelope).message }
  } catch {
    return { kind: 'refused', message: '' }
  }
}
