import { useState } from 'react'
import { Button, Label, TextArea, TextField } from 'react-aria-components'
import { languageEntry } from '#contract/languages.ts'
import { useWords } from '#studio/app/language.tsx'
import type { Path } from '#studio/edits/edit.ts'
import { type At, useDraftSession, useSessionPart, useValue } from '../session/session-context.tsx'
import { useShownLanguages } from '../shown-languages.tsx'
import { FaultText, FieldFrame } from './field-frame.tsx'
import { FileDrop } from './file-field.tsx'
import { mediaUrl } from './media-path.ts'
import { type FieldProps, useField } from './use-field.ts'

/** A picture with what it shows in words: nobody who replaces it can forget them. */
export function PictureField(props: FieldProps<'picture'>) {
  const { field, at } = props
  const { value, faults, label, help, change } = useField(props)
  const { t } = useWords()
  const [isNew, setNew] = useState(false)
  const written = typeof value === 'string' ? value : ''
  return (
    <FieldFrame {...{ at, faults, help }} kind="picture">
      <p className="write-legend">{label}</p>
      <div className="write-picture">
        {written === '' ? (
          <div className="write-no-picture" />
        ) : (
          // The texts that say what it shows are beside it.
          <img key={written} src={mediaUrl(at.file, written)} alt="" loading="lazy" />
        )}
        <div className="write-picture-side">
          <p className="write-path">{written === '' ? t('form.noPicture') : written}</p>
          <FileDrop
            {...{ label, file: at.file }}
            takes={['webp']}
            put={(next) => {
              change(next)
              setNew(true)
            }}
          />
          {written !== '' && (field.isOptional || field.isNullable) && (
            <Button className="quiet-button" onPress={() => change(field.isNullable ? null : undefined)}>
              {t('form.remove.named', { name: label })}
            </Button>
          )}
        </div>
      </div>
      {written !== '' && field.altText && <AlternativeTexts at={at} altText={field.altText} label={label} isNew={isNew} />}
    </FieldFrame>
  )
}

type AltProps = { at: At; altText: readonly string[]; label: string; isNew: boolean }

function AlternativeTexts({ at, altText, label, isNew }: AltProps) {
  const shown = useShownLanguages()
  const session = useDraftSession()
  const files = useSessionPart(({ form }) => form.files)
  const index = at.path.findLast((step) => typeof step === 'number')
  const id = session.value(at.file, [...at.path.slice(0, -1), 'id'])
  const path = altText.map((step) => (step === '*' ? (index ?? 0) : step === '{id}' ? String(id) : step))
  const there = shown.flatMap((language) => {
    const found = files.find((one) => one.language === language && one.isThere)
    return found ? [{ language, file: found.file }] : []
  })
  return there.map(({ language, file }) => <AlternativeText key={language} {...{ language, label, isNew }} at={{ file, path }} />)
}

type TextProps = { language: Parameters<typeof languageEntry>[0]; label: string; at: At; isNew: boolean }

/** A new picture shows something else than the one before: its text is asked for again. */
function AlternativeText({ language, label, at, isNew }: TextProps) {
  const { t } = useWords()
  const session = useDraftSession()
  const value = useValue(at)
  const [before] = useState(value)
  const text = typeof value === 'string' ? value : ''
  const isOld = isNew && text !== '' && text === before
  const fault = text === '' ? t('form.alt.missing') : isOld ? t('form.alt.old') : ''
  return (
    <div className="write-alt">
      <TextField
        className="field"
        value={text}
        isRequired
        isInvalid={fault !== ''}
        onChange={(next) =>
          session.edit(at.file, { set: placed(session.value(at.file, at.path.slice(0, -1)), at.path), value: next })
        }
        aria-label={t('form.alt', { label, language: languageEntry(language).name })}
      >
        <Label>{t('form.alt', { label, language: languageEntry(language).name })}</Label>
        <TextArea rows={1} lang={language} />
      </TextField>
      <FaultText faults={fault} />
    </div>
  )
}

/** Texts of a list have no gaps: one for a later picture goes to the end. */
const placed = (list: unknown, path: Path): Path =>
  Array.isArray(list) && typeof path.at(-1) === 'number'
    ? [...path.slice(0, -1), Math.min(list.length, Number(path.at(-1)))]
    : path
