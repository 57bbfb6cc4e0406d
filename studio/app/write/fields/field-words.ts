import { type StudioLanguage, useWords } from '#studio/app/language.tsx'
import type { Field, NumberPart } from '#studio/wire/field.ts'
import type { Option } from '#studio/wire/labels.ts'
import { derivedLabel, wordsOfName } from '#studio/words/fields/field-words.ts'

const own = (words: { en: string } | undefined, language: StudioLanguage) =>
  words && ((Reflect.get(words, language) as string | undefined) ?? words.en)

/** Label and help of a field, in the language of the interface. */
export function useFieldWords(field: Field): { label: string; help: string | undefined } {
  const { language } = useWords()
  const words = wordsOfName(language, field.name)
  return { label: own(field.label, language) ?? words?.label ?? derivedLabel(field.key), help: words?.help }
}

export function useOptionWords(name: string): (option: Pick<Option, 'value' | 'label'>) => string {
  const { language } = useWords()
  return ({ value, label }) => own(label, language) ?? wordsOfName(language, `${name}=${value}`)?.label ?? derivedLabel(value)
}

export function usePartWords(): (part: NumberPart) => string {
  const { language } = useWords()
  return ({ name, label }) => own(label, language) ?? wordsOfName(language, name)?.label ?? derivedLabel(name)
}

/** The heading above parameters of a theme. */
export function useThemeWords(): (theme: string) => string {
  const { language } = useWords()
  return (theme) => wordsOfName(language, `values.${theme}`)?.label ?? derivedLabel(theme)
}
