import { languageEntry } from '#contract/languages.ts'
import type { FieldDifference } from '#studio/releases/differences.ts'
import { useWords } from '../language.tsx'

export const fieldName = (path: readonly (string | number)[]) =>
  path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(' › ')

/** What has changed in each field: words that come and go. */
export function Differences({ fields }: { fields: readonly FieldDifference[] }) {
  const { t } = useWords()
  return (
    <dl className="differences">
      {fields.map(({ path, language, parts }) => (
        <div key={path.join('.')}>
          <dt>
            {path.length === 0 ? t('publish.whole') : fieldName(path)}
            {language && <span className="language-tag">{languageEntry(language).name}</span>}
          </dt>
          <dd lang={language}>
            {parts.map(({ text, kind }, index) => {
              const key = `${index}${kind}`
              if (kind === 'added') return <ins key={key}>{text}</ins>
              return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{shortened(text)}</span>
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Enough of what stays to know where the change is. */
function shortened(text: string): string {
  const shown = 80
  return text.length <= 2.5 * shown ? text : `${text.slice(0, shown)} … ${text.slice(-shown)}`
}
