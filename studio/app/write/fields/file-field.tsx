import { useState } from 'react'
import { Button, DropZone, FileTrigger, Input, Label, Text, TextField } from 'react-aria-components'
import type { FileType } from '#contract/content/field-meta.ts'
import { useWords } from '#studio/app/language.tsx'
import { FieldFrame } from './field-frame.tsx'
import { mediaUrl } from './media-path.ts'
import { type Uploaded, upload } from './upload.ts'
import { type FieldProps, useField } from './use-field.ts'

type Refused = Extract<Uploaded, { refused: unknown }>['refused']
type DropProps = { label: string; file: string; takes: readonly FileType[]; put: (written: string) => void }

const accepted: Readonly<Record<FileType, readonly string[]>> = {
  webp: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  pdf: ['application/pdf'],
  mp4: ['video/mp4'],
  webm: ['video/webm'],
  vtt: ['.vtt'],
  glb: ['.glb'],
}

/** Takes a file that is dropped, pasted or chosen, and says in words why it does not. */
export function FileDrop({ label, file, takes, put }: DropProps) {
  const { t } = useWords()
  const [refused, setRefused] = useState<Refused>()
  const [isSending, setSending] = useState(false)

  async function take(chosen: File | undefined) {
    if (!chosen) return
    setSending(true)
    setRefused(undefined)
    const answer = await upload(chosen, { file, takes })
    setSending(false)
    if ('refused' in answer) setRefused(answer.refused)
    else put(answer.written)
  }
  return (
    <DropZone
      className="write-drop"
      aria-label={t('form.drop', { label })}
      onDrop={async ({ items }) => {
        const [first] = items
        if (first?.kind === 'file') await take(await first.getFile())
      }}
    >
      <Text slot="label" className="write-drop-text">
        {isSending ? t('form.sending') : t(takes.includes('webp') ? 'form.dropPicture' : 'form.dropFile')}
      </Text>
      <FileTrigger acceptedFileTypes={takes.flatMap((type) => accepted[type])} onSelect={(files) => void take(files?.[0])}>
        <Button className="link" aria-label={t('form.chooseFor', { label })}>
          {t('form.chooseFile')}
        </Button>
      </FileTrigger>
      <p className="write-fault" aria-live="polite">
        {refused && t(`refused.${refused}`)}
      </p>
    </DropZone>
  )
}

export function FileField(props: FieldProps<'file'>) {
  const { field, at } = props
  const { value, faults, label, help, change } = useField(props)
  const { t } = useWords()
  const written = typeof value === 'string' ? value : ''
  return (
    <FieldFrame {...{ at, faults, help }} kind="file">
      <TextField
        className="field"
        value={written}
        isInvalid={faults !== ''}
        onChange={(next) => change(next === '' && field.isOptional ? undefined : next)}
      >
        <Label>{label}</Label>
        <Input spellCheck="false" />
      </TextField>
      {written !== '' && (
        <a className="link" href={mediaUrl(at.file, written)} target="_blank" rel="noreferrer">
          {t('form.open')}
        </a>
      )}
      <FileDrop label={label} file={at.file} takes={field.types} put={change} />
    </FieldFrame>
  )
}
