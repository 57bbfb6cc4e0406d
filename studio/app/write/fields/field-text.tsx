import { Fragment } from 'react'
import { type Language, languageEntry, languageNames } from '#contract/languages.ts'
import { Readable } from '#studio/app/labels/readable.tsx'
import { alternativeOf } from '#studio/labels/alternative-of.ts'
import { readingOf } from '#studio/labels/label-of.ts'
import type { Field } from '#studio/wire/field.ts'
import { below, useWhole } from '../session/session-context.tsx'
import { valueAt } from '../session/values.ts'
import { FieldFrame } from './field-frame.tsx'
import { useOptionWords, useThemeWords } from './field-words.ts'
import { type FieldProps, useField } from './use-field.ts'

/** A field as it is shown to those who may not change it. What is left out is not shown. */
export function FieldText(props: FieldProps) {
  const { field, at } = props
  const value = useWhole(at)
  const { label, faults } = useField(props)
  const words = useOptionWords(field.name)
  if (isEmpty(value) || field.kind === 'other') return null
  const shape = field.kind === 'either' ? alternativeOf(field, value)?.field : field
  if (!shape) return null
  if (shape.kind === 'group')
    return (
      <FieldFrame {...{ at, faults }} kind="group">
        <fieldset className="write-group">
          <legend>{label}</legend>
          <GroupText fields={shape.fields} at={at} />
        </fieldset>
      </FieldFrame>
    )
  const parts = partsOf(shape, value, words)
  return (
    <FieldFrame {...{ at, faults }} kind="text">
      <dl className="write-text">
        <dt className="write-legend">{label}</dt>
        {parts ? (
          parts.map(({ key, field: part, label: own }) => (
            <dd key={key}>
              <FieldText field={part} at={below(at, key)} label={own} />
            </dd>
          ))
        ) : (
          <dd>
            <Value field={shape} file={at.file} value={value} />
          </dd>
        )}
      </dl>
    </FieldFrame>
  )
}

/** The fields of a group that have something in them, with a heading above each theme. */
export function GroupText({ fields, at }: { fields: readonly Field[]; at: FieldProps['at'] }) {
  const themeWords = useThemeWords()
  const whole = useWhole(at)
  const shown = fields.filter(({ key }) => !isEmpty(valueAt(whole, [key])))
  return shown.map((field, index) => (
    <Fragment key={field.key}>
      {field.theme !== undefined && field.theme !== shown[index - 1]?.theme && (
        <h4 className="write-theme">{themeWords(field.theme)}</h4>
      )}
      <FieldText field={field} at={below(at, field.key)} />
    </Fragment>
  ))
}

type Part = { key: string | number; field: Field; label: string }

/** What a list, a map or a text in all languages consists of. */
function partsOf(field: Field, value: unknown, words: (option: { value: string }) => string): Part[] | undefined {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  switch (field.kind) {
    case 'list':
      return Array.isArray(value) ? value.map((_, index) => ({ key: index, field: field.item, label: String(index + 1) })) : []
    case 'map':
      return keys.map((key) => ({
        ...{ key, field: field.value },
        label: isLanguage(key) ? languageEntry(key).name : field.keys ? words({ value: key }) : key,
      }))
    case 'words': {
      const text = { kind: 'text', name: field.name, key: field.key, isOptional: true } as const
      return keys.filter(isLanguage).map((key) => ({ key, field: text, label: languageEntry(key).name }))
    }
    default:
      return undefined
  }
}

function Value({ field, file, value }: { field: Field; file: string; value: unknown }) {
  const reading = readingOf(field, () => undefined, [])
  const text = [value].flat().join(', ')
  return reading ? <Readable {...{ file, text, reading }} /> : text
}

const isLanguage = (key: string): key is Language => languageNames.some((language) => language === key)

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
