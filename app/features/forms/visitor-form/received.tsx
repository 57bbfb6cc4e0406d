import { useMessages } from '#app/language/messages.ts'
import type { SubmissionKind } from '#contract/forms/form.ts'
import { awaitsAnswer } from '#contract/forms/forms.ts'
import styles from './received.module.css'

type ReceivedProps = {
  kind?: SubmissionKind
  reference: string
  /** False if the page's heading already says that the form was received. */
  titled?: boolean
}

/** Confirmation with the reference, which a visitor can read out over the phone. */
export function Received({ kind, reference, titled = true }: ReceivedProps) {
  const t = useMessages('forms', 'shell')
  // A visit that is booked has a page of its own: this one is only asked for.
  const isAnswered = kind !== undefined && (awaitsAnswer(kind) || kind === 'visit')
  return (
    <div className={styles.received}>
      {titled && <p className={styles.title}>{t('sucssfil')}</p>}
      <p>{t('form.reference')}</p>
      <p className={styles.reference}>{reference}</p>
      {isAnswered && <p className="soft-note">{t('form.next')}</p>}
    </div>
  )
}
