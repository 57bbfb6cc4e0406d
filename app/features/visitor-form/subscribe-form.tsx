import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Toast, useToast } from '#app/ui/toast.tsx'
import { useId } from '#app/ui/use-id.ts'
import { isEmpty } from '#contract/forms/empty-fields.ts'
import { consentVersions, extras } from '#contract/forms/extras.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { dropDraft, keepDraft, readDraft } from './draft.ts'
import { newKey } from './new-key.ts'
import type { FormToken, sendForm as SendForm } from './send-form.ts'
import styles from './subscribe-form.module.css'

/**
 * F1 in the footer of every page. To keep pages light, the code that sends it is fetched on submit; if that fails, the browser submits the form
 * itself.
 */
export function SubscribeForm() {
  const { language, t } = useLanguage()
  const { message, show } = useToast()
  const id = useId()
  const [error, setError] = useState<string>()
  const [reference, setReference] = useState<string>()
  const sending = useRef(false)
  const key = useRef('')
  const sender = useRef<Promise<Sender>>(undefined)
  // Uncontrolled: the visitor may have filled it in before this code ran.
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const draft = readDraft('subscribe')
    if (!draft || !input.current || !isEmpty(input.current.value)) return
    input.current.value = draft.values['email'] ?? ''
    key.current = draft.key
  }, [])

  function refuse(text: string) {
    setError(text)
    show(text)
    input.current?.focus()
  }

  function keep(email: string) {
    prefetchToken()
    key.current = newKey()
    keepDraft('subscribe', { values: { email }, key: key.current, begun: {} })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = input.current?.value ?? ''
    if (sending.current) return
    if (isEmpty(email)) return refuse(t('fillIn'))
    sending.current = true
    if (!key.current) keep(email)
    const fetched = await loadSender().catch(() => undefined)
    if (!fetched) return navigator.onLine ? form.submit() : fail()
    const values = { email, [extras.consent]: consentVersions.marketing, ...(await fetched.token()) }
    const outcome = await fetched.sendForm({ path: '/api/Information/subscribe', language, values, key: key.current })
    if (outcome.kind === 'received') {
      sending.current = false
      setReference(outcome.reference)
      // If the visitor has typed another address meanwhile, keep it.
      if (input.current?.value === email) {
        key.current = ''
        dropDraft('subscribe')
        input.current.value = ''
      }
      show(t('sucssfil'))
    } else fail((outcome.kind === 'refused' && (outcome.errors[0]?.message ?? outcome.message)) || undefined)
  }

  function fail(text = t('subscribe.failed')) {
    sending.current = false
    refuse(text)
  }

  function loadSender(): Promise<Sender> {
    sender.current ??= importSender().catch((error) => {
      sender.current = undefined
      throw error
    })
    return sender.current
  }

  /** On first focus, so that the token records that time. */
  const prefetchToken = () =>
    void loadSender()
      .then(({ token }) => token())
      .catch(() => {})

  return (
    <form
      method="post"
      action={pageUrl(language, 'subscribe')}
      noValidate
      onFocus={prefetchToken}
      onSubmit={submit}
      className={`screen-only ${styles.form}`}
    >
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
          required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? `${id}-purpose` : `${id}-error ${id}-purpose`}
          className={styles.input}
          onChange={(event) => keep(event.target.value)}
          onBlur={(event) => isEmpty(event.target.value) || setError(undefined)}
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
        {t('subscribe.purpose')}{' '}
        <Link to={`${pageUrl(language, 'terms')}#privacy-why`} className={styles.privacy}>
          {t('subscribe.privacy')}
        </Link>
      </p>
      {reference && <p aria-live="polite">{`${t('sucssfil')}: ${reference}`}</p>}
      <Toast message={message} />
    </form>
  )
}

type Sender = { sendForm: typeof SendForm; token: FormToken }

async function importSender(): Promise<Sender> {
  const { sendForm, formToken } = await import('./send-form.ts')
  return { sendForm, token: formToken() }
}
