import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { announce, showToast } from '#app/ui/feedback/announcements.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { alertIcon, checkIcon } from '#app/ui/pictures/icons.ts'
import { consentVersions, extras } from '#contract/forms/extras.ts'
import { isEmpty } from '#contract/forms/form.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { formatLabelled } from '#i18n/number-format.ts'
import { dropDraft, readDraft, saveDraft } from './draft.ts'
import { CallerFields } from './fields/caller-fields.tsx'
import { newKey } from './new-key.ts'
import type { FormToken, sendForm as SendForm } from './send-form.ts'
import styles from './subscribe-form.module.css'

/**
 * F1 in the footer of every page. To keep pages light, the code that sends it is fetched on submit; if that fails, the browser submits the form
 * itself.
 */
export function SubscribeForm() {
  const { language } = useLanguage()
  const t = useMessages('shell')
  const id = useId()
  const [error, setError] = useState<string>()
  // The error no longer applies. Its line keeps its space until the form is sent: on blur, nothing may move under the pointer.
  const [settled, setSettled] = useState(false)
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
    setSettled(false)
    showToast(text)
    input.current?.focus()
  }

  function save(email: string) {
    prefetchToken()
    key.current = newKey()
    saveDraft('subscribe', { values: { email }, key: key.current, initialValues: {} })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = input.current?.value ?? ''
    if (sending.current) return
    if (isEmpty(email)) return refuse(t('subscribe.empty'))
    setError(undefined)
    sending.current = true
    if (!key.current) save(email)
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
      showToast(t('sucssfil'))
      announce(outcome.reference)
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

  const isMarked = error !== undefined && !settled
  return (
    <form
      method="post"
      encType="multipart/form-data"
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
          aria-invalid={isMarked || undefined}
          aria-describedby={isMarked ? `${id}-error ${id}-purpose` : `${id}-purpose`}
          className={styles.input}
          onChange={(event) => save(event.target.value)}
          onBlur={(event) => isEmpty(event.target.value) || setSettled(true)}
        />
        <button type="submit" className={styles.send}>
          {t('subscribe.submit')}
        </button>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={isMarked ? styles.error : `${styles.error} ${styles.settled}`}>
          <Icon path={isMarked ? alertIcon : checkIcon} size={16} />
          <ChangingText>{error}</ChangingText>
        </p>
      )}
      <CallerFields />
      <input type="hidden" name={extras.consent} value={consentVersions.marketing} />
      <p id={`${id}-purpose`} className={styles.words}>
        {t('subscribe.purpose')}{' '}
        <Link to={`${pageUrl(language, 'terms')}#privacy-why`} className={styles.privacy}>
          {t('subscribe.privacy')}
        </Link>
      </p>
      {reference && (
        <p>
          <ChangingText>{formatLabelled(t('sucssfil'), reference, language)}</ChangingText>
        </p>
      )}
    </form>
  )
}

type Sender = { sendForm: typeof SendForm; token: FormToken }

async function importSender(): Promise<Sender> {
  const { sendForm, formToken } = await import('./send-form.ts')
  return { sendForm, token: formToken() }
}
