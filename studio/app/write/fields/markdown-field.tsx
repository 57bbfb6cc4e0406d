import { lazy, Suspense, useRef, useState } from 'react'
import { Label, TextArea, TextField } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, useField } from './use-field.ts'

// The editor is ten times as large as the rest of the studio.
const MarkdownEditor = lazy(async () => ({ default: (await import('./markdown-editor.tsx')).MarkdownEditor }))

/** A text with paragraphs, lists and links. One that the editor would print otherwise opens as its source, so that no text changes unseen. */
export function MarkdownField(props: FieldProps<'markdown'>) {
  const { field, at } = props
  const { value, faults, label, help, change } = useField(props)
  const { t } = useWords()
  const text = typeof value === 'string' ? value : ''
  const [isSource, setSource] = useState(false)
  const [isFaithful, setFaithful] = useState(true)
  /** What the editor shows. Another value comes from undo or from another editor. */
  const shown = useRef(text)
  const isElsewhere = shown.current !== text
  if (isElsewhere) shown.current = text
  const [round, setRound] = useState(0)
  if (isElsewhere) setRound(round + 1)

  function typed(next: string) {
    // The editor leaves out the last line break of a text.
    const whole = text.endsWith('\n') || text === '' ? `${next.trimEnd()}\n` : next
    const kept = next.trim() === '' ? '' : whole
    shown.current = kept
    change(kept === '' && field.isOptional ? undefined : kept)
  }
  const source = (
    <TextField className="field" value={text} isInvalid={faults !== ''} onChange={(next) => typed(next)}>
      <Label className="hidden-label">{label}</Label>
      <TextArea className="write-source" rows={6} />
    </TextField>
  )
  return (
    <FieldFrame {...{ at, faults, help }} kind="markdown">
      <div className="write-markdown-head">
        <p className="write-legend">{label}</p>
        {isFaithful ? (
          <button type="button" className="quiet-button" aria-pressed={isSource} onClick={() => setSource(!isSource)}>
            {t('form.source')}
          </button>
        ) : (
          <span className="write-optional">{t('form.sourceOnly')}</span>
        )}
      </div>
      {isSource || !isFaithful ? (
        source
      ) : (
        <Suspense fallback={source}>
          <MarkdownEditor key={round} label={label} text={text} change={typed} giveUp={() => setFaithful(false)} />
        </Suspense>
      )}
    </FieldFrame>
  )
}
