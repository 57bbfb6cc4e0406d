import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button, Input, Label, Text, TextArea, TextField } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import type { Sent } from './use-entry-steps.ts'
import { useUnfinished } from './use-unfinished.ts'

type AnswerFormProps = {
  reference: string
  recipient: string
  subject: string
  /** What the visitor wrote, as a quotation. */
  quotation: string
  unfinished: string | undefined
  /** The id under which it may have been sent already. */
  unfinishedId: string | undefined
  send: (answer: { id: string; subject: string; text: string }) => Promise<Sent | undefined>
  close: () => void
}

/** Writes an answer, which is sent from here and kept with the entry. */
export function AnswerForm({
  reference,
  recipient,
  subject: first,
  quotation,
  unfinished,
  unfinishedId,
  send,
  close,
}: AnswerFormProps) {
  const { t } = useWords()
  const [subject, setSubject] = useState(first)
  const [isSending, setSending] = useState(false)
  const { text, write, save, finish } = useUnfinished({ reference, part: 'answer' }, unfinished)
  const id = useUnfinished({ reference, part: 'answerId' }, unfinishedId)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const isReady = text.trim() !== '' && subject.trim() !== '' && !isSending

  async function submit() {
    if (!isReady) return
    setSending(true)
    const answerId = id.text === '' ? crypto.randomUUID() : id.text
    id.write(answerId)
    await save()
    const state = await send({ id: answerId, subject, text: `${text.trim()}\n\n${quotation}` })
    setSending(false)
    if (state === 'changed') return id.finish()
    if (state === undefined || state === 'sending') return
    id.finish()
    finish()
    close()
  }

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
    if (event.key === 'Escape') close()
  }

  return (
    <section className="answer-form" aria-label={t('reply')} onKeyDown={onKey}>
      <p className="answer-to">{t('answer.to', { recipient })}</p>
      <TextField className="field" value={subject} onChange={setSubject} maxLength={200}>
        <Label>{t('answer.subject')}</Label>
        <Input />
      </TextField>
      <TextField className="field" value={text} onChange={write} maxLength={6_000}>
        <Label>{t('answer.text')}</Label>
        <TextArea ref={area} rows={8} />
        <Text slot="description">{t('answer.hint')}</Text>
      </TextField>
      <pre className="quotation">{quotation}</pre>
      <div className="actions">
        <Button className="button primary" isDisabled={!isReady} onPress={() => void submit()}>
          {t('answer.send')} <kbd>Ctrl Enter</kbd>
        </Button>
        <Button className="button secondary" onPress={close}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  )
}
