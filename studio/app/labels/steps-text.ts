import { kindOfFile } from '#contract/content/kinds.ts'
import { languageNames } from '#contract/languages.ts'
import type { Step } from '#studio/wire/labels.ts'
import { derivedLabel, wordsOfName } from '#studio/words/fields/field-words.ts'
import { type InLanguage, type StudioLanguage, useWords } from '../language.tsx'

/** Names a field in the words of its form: "Performance › Airflow". */
export function useStepsText(): (steps: readonly Step[]) => string {
  const words = useWords()
  return (steps) => stepsText(steps, words)
}

export function stepsText(steps: readonly Step[], { language, t }: Pick<InLanguage, 'language' | 't'>): string {
  if (steps.length === 0) return t('field.whole')
  const named = steps.map((step) => {
    if (step.kind === 'key') return step.key
    if (step.kind === 'item') return step.title ?? t('field.item', { number: String(step.number) })
    return labelOfStep(step, language)
  })
  // The form shows parameters under the heading of their theme.
  const parts = named.map((text, index) => {
    const next = steps[index + 1]
    return next?.kind === 'field' && next.theme !== undefined ? themeText(next.theme, language) : text
  })
  return parts.join(' › ')
}

function labelOfStep({ name, key, label }: Extract<Step, { kind: 'field' }>, language: StudioLanguage): string {
  const own: unknown = label && Reflect.get(label, language)
  if (typeof own === 'string') return own
  return label?.en ?? wordsOfName(language, name)?.label ?? derivedLabel(key)
}

const themeText = (theme: string, language: StudioLanguage) =>
  wordsOfName(language, `values.${theme}`)?.label ?? derivedLabel(theme)

/** Names the field of a text from its path alone: lists of thousands of texts have no forms. */
export function stepsOfText(file: string, field: string): Step[] {
  const kind = kindOfFile(file)?.kind ?? ''
  const path = field === '' ? [] : field.split('.')
  return path.flatMap((step, index): Step[] => {
    if (languageNames.some((name) => name === step)) return []
    if (/^\d+$/.test(step)) return [{ kind: 'item', number: Number(step) + 1 }]
    const name = [kind, ...path.slice(0, index + 1).filter((one) => !/^\d+$/.test(one))].join('.')
    return wordsOfName('en', name) ? [{ kind: 'field', name, key: step }] : [{ kind: 'key', key: step }]
  })
}
