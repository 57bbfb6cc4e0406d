import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button, Input, Label, Text, TextArea, TextField } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import { useUnfinished } from './use-unfinished.ts'

type AnswerFormProps = {
  reference: string
  recipient: string
  subject: string
  /** What the visitor wrote, as a quotation. */
  quotation: string
  unfinished: string | undefined
  send: (subject: string, text: string) => Promise<boolean>
  close: () => void
}

/** Writes an answer, which is sent from here and kept with the entry. */
export function AnswerForm({ reference, recipient, subject: first, quotation, unfinished, send, close }: AnswerFormProps) {
  const { t } = useWords()
  const [subject, setSubject] = useState(first)
  const [isSending, setSending] = useState(false)
  const { text, write, finish } = useUnfinished({ reference, part: 'answer' }, unfinished)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const isReady = text.trim() !== '' && subject.trim() !== '' && !isSending

  async function submit() {
    if (!isReady) return
    setSending(true)
    const isKept = await send(subject, `${text.trim()}\n\n${quotation}`)
    setSending(false)
    if (!isKept) return
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
