import { useState } from 'react'
import { Button, Input, Label, TextField } from 'react-aria-components'
import { type Language, languageEntry, languageNames } from '#contract/languages.ts'
import { useWords } from '#studio/app/language.tsx'
import { below, useDraftSession, useWhole } from '../session/session-context.tsx'
import { FieldFrame } from './field-frame.tsx'
import { useOptionWords } from './field-words.ts'
import { initialValue } from './initial-value.ts'
import { NestedField } from './nested-field.tsx'

import { type FieldProps, useField } from './use-field.ts'

/** Values under keys: those that the schema allows, or any that is typed. */
export function MapField(props: FieldProps<'map'>) {
  const { field, at } = props
  const { faults, label, help } = useField(props)
  const session = useDraftSession()
  const words = useOptionWords(field.name)
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const whole = useWhole(at)
  const keys = typeof whole === 'object' && whole !== null ? Object.keys(whole) : []
  const free = field.keys?.filter((key) => !keys.includes(key)) ?? []
  const add = (key: string) => session.edit(at.file, { set: [...at.path, key], value: initialValue(field.value) })
  const nameOf = (key: string) => (isLanguage(key) ? languageEntry(key).name : field.keys ? words({ value: key }) : key)
  return (
    <FieldFrame {...{ at, faults, help }} kind="map">
      <p className="write-legend">{label}</p>
      <div className="write-map">
        {keys.map((key) => (
          <div key={key} className="write-item">
            <div className="write-item-field">
              <NestedField field={field.value} at={below(at, key)} label={nameOf(key)} />
            </div>
            <Button
              className="quiet-button"
              aria-label={t('form.remove.named', { name: nameOf(key) })}
              onPress={() => session.edit(at.file, { remove: [...at.path, key] })}
            >
              ×
            </Button>
          </div>
        ))}
      </div>
      {free.map((key) => (
        <Button key={key} className="link" onPress={() => add(key)}>
          {t('form.add', { label: nameOf(key) })}
        </Button>
      ))}
      {!field.keys && (
        <form
          className="write-new-key"
          onSubmit={(event) => {
            event.preventDefault()
            const key = typed.trim()
            if (key === '' || keys.includes(key)) return
            add(key)
            setTyped('')
          }}
        >
          <TextField className="field" value={typed} onChange={setTyped}>
            <Label>{t('form.newKey')}</Label>
            <Input spellCheck="false" autoComplete="off" />
          </TextField>
          <Button type="submit" className="link">
            {t('form.add', { label: '' })}
          </Button>
        </form>
      )}
    </FieldFrame>
  )
}

const isLanguage = (key: string): key is Language => languageNames.some((language) => language === key)
