import { Label, TextArea, TextField } from 'react-aria-components'
import { type Language, languageEntry, languageNames } from '#contract/languages.ts'
import { below, useFaults, useValue } from '../session/session-context.tsx'
import { FaultText, FieldFrame } from './field-frame.tsx'
import { type FieldProps, useField } from './use-field.ts'

const languages: readonly Language[] = ['en', ...languageNames.filter((language) => language !== 'en')]

/** A short text in all languages, side by side. */
export function WordsField(props: FieldProps<'words'>) {
  const { at } = props
  const { faults, label, help } = useField(props)
  return (
    <FieldFrame {...{ at, faults, help }} kind="words">
      <fieldset className="write-words">
        <legend>{label}</legend>
        {languages.map((language) => (
          <OneLanguage key={language} {...{ language, ...props }} />
        ))}
      </fieldset>
    </FieldFrame>
  )
}

function OneLanguage({ language, field, at }: FieldProps<'words'> & { language: Language }) {
  const place = below(at, language)
  const value = useValue(place)
  const faults = useFaults(place)
  const { change } = useField({ field, at: place })
  return (
    <div data-at={`${place.file}/${place.path.join('.')}`}>
      <TextField
        className="field"
        value={typeof value === 'string' ? value : ''}
        isInvalid={faults !== ''}
        onChange={(next) => change(next === '' && language !== 'en' ? undefined : next)}
      >
        <Label>{languageEntry(language).name}</Label>
        <TextArea rows={field.isMarkdown ? 4 : 1} lang={language} />
      </TextField>
      <FaultText faults={faults} />
    </div>
  )
}
