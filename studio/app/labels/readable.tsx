import { useState } from 'react'
import { ownValue } from '#contract/objects/own-value.ts'
import { dayText } from '#i18n/date-format.ts'
import type { Reading } from '#studio/wire/labels.ts'
import { derivedLabel, wordsOfName } from '#studio/words/fields/field-words.ts'
import { type InLanguage, useWords } from '../language.tsx'
import { mediaUrl } from '../write/fields/media-path.ts'

type Props = { file: string; text: string; reading: Reading }

/** A value as people read it: Yes instead of true, the name of what it refers to, the picture itself. */
export function Readable({ file, text, reading }: Props) {
  const words = useWords()
  if (reading.kind === 'picture') return <SmallPicture key={text} file={file} path={text} />
  return readableText(text, reading, words)
}

function readableText(
  text: string,
  reading: Exclude<Reading, { kind: 'picture' }>,
  { t, language }: Pick<InLanguage, 't' | 'language'>,
): string {
  switch (reading.kind) {
    case 'boolean':
      return text === 'true' ? t('form.yes') : text === 'false' ? t('form.no') : text
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayText(language, text) : text
    case 'number':
      return reading.unit === undefined ? text : `${text} ${reading.unit}`
    case 'numbers': {
      const parts = text.split(', ')
      const [unit] = reading.units
      const isOneUnit = unit !== undefined && reading.units.every((one) => one === unit)
      return isOneUnit ? `${parts.join(' × ')} ${unit}` : parts.join(', ')
    }
    case 'choice':
      return text
        .split(', ')
        .map((value) => optionText(value, reading, language))
        .join(t('field.separator'))
    case 'reference': {
      const title = ownValue(reading.titles, text)
      return title === undefined ? text : `${title} (${text})`
    }
  }
}

function optionText(value: string, { name, options }: Extract<Reading, { kind: 'choice' }>, language: InLanguage['language']) {
  const label = options.find((option) => option.value === value)?.label
  const own: unknown = label && Reflect.get(label, language)
  if (typeof own === 'string') return own
  return label?.en ?? wordsOfName(language, `${name}=${value}`)?.label ?? derivedLabel(value)
}

/** The path is what stays of a picture that is gone. */
function SmallPicture({ file, path }: { file: string; path: string }) {
  const [isGone, setGone] = useState(false)
  if (isGone) return <span className="quiet">{path}</span>
  return <img className="difference-picture" src={mediaUrl(file, path)} alt={path} loading="lazy" onError={() => setGone(true)} />
}
