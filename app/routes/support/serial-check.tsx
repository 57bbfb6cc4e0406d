import { type SubmitEvent, useState } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { useSite } from '#app/loading/root-data.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { plainSerial, type SerialRange, serialVerdict } from '#contract/forms/serial-verdict.ts'
import styles from './serial-check.module.css'

type SerialCheckProps = { id: string; code: string; ranges: readonly SerialRange[] }

/** Checks a serial number against the ranges of a notice. The number stays in the browser; the ranges are listed on the page too. */
export function SerialCheck({ id, code, ranges }: SerialCheckProps) {
  const { t } = useLanguage()
  const { phone } = useSite()
  const [asked, setAsked] = useState('')

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(String(new FormData(event.currentTarget).get('serial') ?? ''))
  }

  return (
    <div className={styles.check}>
      <ul className={styles.ranges}>
        {ranges.map(({ from, to }) => (
          <li key={from}>{t('serial.range', { code, from, to })}</li>
        ))}
      </ul>
      <form onSubmit={check} className={`needs-script form-row ${styles.form}`}>
        <TextField
          id={`${id}-serial`}
          label={t('serial.label')}
          name="serial"
          required
          autoComplete="off"
          spellCheck={false}
          maxLength={30}
          className={styles.field}
        />
        <Button type="submit" look="secondary">
          {t('serial.check')}
        </Button>
      </form>
      <p role="status" className={`screen-only ${styles.verdict}`}>
        {asked.trim() !== '' && verdictText()}
      </p>
    </div>
  )

  function verdictText(): string {
    switch (serialVerdict(asked, ranges)) {
      case 'affected':
        return t('serial.affected', { serial: plainSerial(asked), phone })
      case 'clear':
        return t('serial.clear', { serial: plainSerial(asked) })
      case 'unreadable':
        return t('serial.unreadable', { count: ranges[0]?.from.length ?? 0 })
    }
  }
}
