import { useCallback, useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { entryOf } from '#contract/content/entry-of.ts'
import { usePlaceNames } from '#studio/app/labels/use-labels.ts'
import { useWords } from '#studio/app/language.tsx'
import { useHash } from '#studio/app/place.ts'
import { unsentEdits } from '../session/unsent.ts'
import { pathOf } from '../session/values.ts'
import { fieldInHash, hashOfField } from '../write-place.ts'
import { type Left, type Outcome, sendUnsent } from './send-unsent.ts'

/** At the start of the studio: what a crash or a lost connection had kept in this browser is sent now, or shown if it can't be. */
export function UnsentNotice() {
  const { t } = useWords()
  const { outcome, isSending, send, forget, hide } = useUnsent()
  const open = fieldInHash(useHash())
  const isOpen = ({ unsent }: Left) => unsent.some(({ file }) => open && entryOf(file) === entryOf(open.file))
  // An entry that is opened sends what is unsent by itself.
  const left = outcome.left.filter((one) => !isOpen(one) && unsentEdits.read(one.key).length > 0)
  const { sent } = outcome
  const placeName = usePlaceNames(sent.map((entry) => ({ file: placeFile(entry), field: '' })))
  const nameOf = (entry: string) => placeName({ file: placeFile(entry), field: '' }).entry
  if (sent.length === 0 && left.length === 0) return null
  return (
    <section className="unsent" aria-label={t('unsent')}>
      <div role="status">
        {sent.length > 0 && <p>{t('unsent.sent', { names: sent.map((entry) => nameOf(entry)).join(t('field.separator')) })}</p>}
        {left.length > 0 && <p className="alarming">{t('unsent.left', { count: left.length })}</p>}
      </div>
      {left.map((one) => (
        <LeftEntry key={one.key} left={one} discard={() => forget(one)} />
      ))}
      <p className="unsent-foot">
        {left.length > 0 && (
          <Button className="button secondary" isDisabled={isSending} onPress={() => void send()}>
            {t('unsent.again')}
          </Button>
        )}
        <Button className="quiet-button" onPress={hide}>
          {t('done')}
        </Button>
      </p>
    </section>
  )
}

function LeftEntry({ left: { unsent, why }, discard }: { left: Left; discard: () => void }) {
  const { t } = useWords()
  const nameOf = usePlaceNames(
    unsent.flatMap((one) => one.edits.map((edit) => ({ file: one.file, field: pathOf(edit).join('.') }))),
  )
  const [{ file, edits } = { file: '', edits: [] }] = unsent
  const [first] = edits
  const firstField = first ? pathOf(first).join('.') : ''
  return (
    <details className="unsent-entry">
      <summary>
        {nameOf({ file, field: firstField }).entry}: {t(why === 'conflict' ? 'unsent.conflict' : `fault.${why}`)}
      </summary>
      <ul>
        {unsent.flatMap((one) =>
          one.edits.map((edit) => (
            <li key={`${one.file} ${JSON.stringify(edit)}`}>
              {nameOf({ file: one.file, field: pathOf(edit).join('.') }).field}: {'value' in edit ? valueText(edit.value) : '—'}
            </li>
          )),
        )}
      </ul>
      <p className="unsent-foot">
        <a className="link" href={hashOfField({ file, path: [] })}>
          {t('unsent.open')}
        </a>
        <Button className="quiet-button" onPress={discard}>
          {t('unsent.discard')}
        </Button>
      </p>
    </details>
  )
}

const valueText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** A file of an entry: a folder has no name of its own. */
const placeFile = (entry: string) => (entry.endsWith('.yaml') ? entry : `${entry}/en.yaml`)

function useUnsent() {
  const [outcome, setOutcome] = useState<Outcome>({ sent: [], left: [] })
  const [isSending, setSending] = useState(false)
  const send = useCallback(async () => {
    setSending(true)
    const { sent, left } = await sendUnsent()
    setOutcome((before) => ({ sent: [...before.sent, ...sent], left }))
    setSending(false)
  }, [])
  useEffect(() => void send(), [send])
  return {
    ...{ outcome, isSending, send },
    forget(one: Left) {
      unsentEdits.write(one.key, [])
      setOutcome((before) => ({ ...before, left: before.left.filter(({ key }) => key !== one.key) }))
    },
    hide: () => setOutcome({ sent: [], left: [] }),
  }
}
