import { type FormEvent, useId, useRef, useState } from 'react'
import { formUrl } from '#app/form-urls.ts'
import { useLanguage } from '#app/i18n/language.tsx'
import { Toast, useToast } from '#app/ui/toast.tsx'
import { isEmpty } from '#contract/forms/empty-fields.ts'
import { consentVersions, extras } from '#contract/forms/extras.ts'
import styles from './subscribe-form.module.css'

/**
 * F1 in the footer of every page: a plain form until somebody sends it, because it must weigh next to nothing. What sends it is fetched
 * then; where that does not come, the browser sends it itself.
 */
export function SubscribeForm() {
  const { language, t } = useLanguage()
  const { message, show } = useToast()
  const id = useId()
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [reference, setReference] = useState<string>()
  const sending = useRef(false)
  const key = useRef('')
  const input = useRef<HTMLInputElement>(null)

  function refuse(text: string) {
    setError(text)
    show(text)
    input.current?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (sending.current) return
    if (isEmpty(email)) return refuse(t('fillIn'))
    sending.current = true
    key.current ||= crypto.randomUUID()
    const sender = await import('./send-form.ts').catch(() => form.submit())
    if (!sender) return
    const values = { email, [extras.consent]: consentVersions.marketing, ...(await sender.fetchFormToken()) }
    const outcome = await sender.sendForm({ path: '/api/Information/subscribe', language, values, key: key.current })
    sending.current = false
    if (outcome.kind === 'received') {
      key.current = ''
      setReference(outcome.reference)
      setEmail('')
      show(t('sucssfil'))
    } else refuse((outcome.kind === 'refused' && (outcome.errors[0]?.message ?? outcome.message)) || t('subscribe.failed'))
  }

  return (
    <form method="post" action={formUrl(language, 'subscribe')} noValidate onSubmit={submit} className={styles.form}>
      <label htmlFor={id} className={styles.title}>
        {t('subscribe.title')}
      </label>
      <p className={styles.words}>{t('subscribe.text')}</p>
      <div className={styles.line}>
        <input
          ref={input}
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? `${id}-purpose` : `${id}-error ${id}-purpose`}
          className={styles.input}
          onChange={(event) => {
            key.current = ''
            setEmail(event.target.value)
          }}
          onBlur={() => isEmpty(email) || setError(undefined)}
        />
        <button type="submit" className={styles.send}>
          {t('subscribe.submit')}
        </button>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <input type="hidden" name={extras.consent} value={consentVersions.marketing} />
      <p id={`${id}-purpose`} className={styles.words}>
        {t('subscribe.purpose')}
      </p>
      {reference && <p aria-live="polite">{`${t('sucssfil')}: ${reference}`}</p>}
      <Toast message={message} />
    </form>
  )
}
