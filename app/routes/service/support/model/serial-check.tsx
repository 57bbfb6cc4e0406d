import { type RefObject, type SubmitEvent, useState } from 'react'
import { useMessages } from '#app/language/messages.ts'
import { useSite } from '#app/loading/root-data.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { useAnnouncement } from '#app/ui/feedback/live-region.tsx'
import { WarningBox } from '#app/ui/feedback/warning-box.tsx'
import { CodeField } from '#app/ui/fields/text-field.tsx'
import { phoneUrl } from '#contract/contact/phone-number.ts'
import { readSerial } from '#contract/forms/warranty/serial-number.ts'
import { type SerialsOfModel, serialVerdict } from '#contract/forms/warranty/serial-verdict.ts'
import styles from './serial-check.module.css'

type SerialCheckProps = { id: string; model: SerialsOfModel; field: RefObject<HTMLInputElement | null> | undefined }

/** Checks a serial number against the ranges of a notice. The number stays in the browser; the ranges are listed on the page too. */
export function SerialCheck({ id, model, field }: SerialCheckProps) {
  const t = useMessages('support')
  // A new object for each check: the same number again is checked again.
  const [entered, setEntered] = useState({ text: '' })
  const verdictId = `${id}-verdict`

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('serial') ?? '').trim()
    setEntered({ text })
    const control = event.currentTarget.elements.namedItem('serial')
    if (verdictOn(text, model) === 'unreadable' && control instanceof HTMLElement) control.focus()
  }

  return (
    <div className={styles.check}>
      <ul className={styles.ranges}>
        {model.serials.map(({ from, to }) => (
          <li key={from}>{t('serial.range', { code: model.code, from, to })}</li>
        ))}
      </ul>
      <form onSubmit={check} className={`needs-script form-row ${styles.form}`}>
        <CodeField
          ref={field}
          id={`${id}-serial`}
          label={t('serial.label')}
          name="serial"
          required
          errorId={verdictOn(entered.text, model) === 'unreadable' ? verdictId : undefined}
          // Room for a label and spaces: text that was cut off would be unreadable.
          maxLength={100}
          className={styles.field}
        />
        <Button type="submit" look="secondary">
          {t('serial.check')}
        </Button>
      </form>
      <Verdict id={verdictId} entered={entered} model={model} />
    </div>
  )
}

const verdictOn = (text: string, model: SerialsOfModel) => (text === '' ? undefined : serialVerdict(text, model))

/** Both answers that aren't “not affected” warn alike, with the phone number. */
function Verdict({ id, entered, model }: { id: string; entered: { text: string }; model: SerialsOfModel }) {
  const t = useMessages('support')
  const { phone } = useSite()
  // A number that breaks across lines is hard to dial.
  const unbrokenPhone = phone.replaceAll(' ', '\u00a0')
  const { text } = entered
  const verdict = verdictOn(text, model)
  const serial = readSerial(text, model.code) ?? text
  const isWarning = verdict === 'affected' || verdict === 'unreadable'
  const sentences = {
    affected: t('serial.affected', { serial, phone: unbrokenPhone }),
    unreadable: t('serial.unreadable', { phone: unbrokenPhone, example: model.serials[0]?.from ?? '' }),
    clear: t('serial.clear', { serial }),
  }
  useAnnouncement(verdict ? sentences[verdict] : '', entered)
  return (
    <div className="screen-only">
      {isWarning && (
        // A new number gets a new element, so that a translated page doesn't show the verdict of the number before.
        <div key={`${verdict} ${text}`} className={styles.warning}>
          <WarningBox>
            <p id={id}>{sentences[verdict]}</p>
            <a href={phoneUrl(phone)} className={styles.call}>
              {t('serial.call')}
            </a>
          </WarningBox>
        </div>
      )}
      {verdict === 'clear' && (
        <p key={text} className={styles.verdict}>
          {sentences.clear}
        </p>
      )}
    </div>
  )
}
