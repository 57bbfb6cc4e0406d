import { languageEntry } from '#contract/languages.ts'
import type { Reading } from '#studio/wire/labels.ts'
import type { LabelledDifference } from '#studio/wire/publish.ts'
import { Readable } from '../labels/readable.tsx'
import { useStepsText } from '../labels/steps-text.ts'

type Parts = LabelledDifference['parts']

/** What has changed in each field: words that come and go. */
export function Differences({ file, fields }: { file: string; fields: readonly LabelledDifference[] }) {
  const stepsText = useStepsText()
  return (
    <dl className="differences">
      {fields.map(({ path, steps, reading, language, parts }) => (
        <div key={path.join('.')}>
          <dt>
            {stepsText(steps)}
            {language && <span className="language-tag">{languageEntry(language).name}</span>}
          </dt>
          {reading ? (
            <dd>
              <BeforeAndAfter {...{ file, reading, parts }} />
            </dd>
          ) : (
            <dd lang={language}>
              <WordByWord parts={parts} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function WordByWord({ parts }: { parts: Parts }) {
  return parts.map(({ text, kind }, index) => {
    const key = `${index}${kind}`
    if (kind === 'added') return <ins key={key}>{text}</ins>
    return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{shortened(text)}</span>
  })
}

/** Values of which a part says nothing: the whole one goes, the whole one comes. */
function BeforeAndAfter({ file, reading, parts }: { file: string; reading: Reading; parts: Parts }) {
  const without = (other: Parts[number]['kind']) => parts.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join('')
  const [before, after] = [without('added'), without('removed')]
  return (
    <>
      {before !== '' && (
        <del>
          <Readable {...{ file, reading }} text={before} />
        </del>
      )}{' '}
      {after !== '' && (
        <ins>
          <Readable {...{ file, reading }} text={after} />
        </ins>
      )}
    </>
  )
}

/** Enough of what stays to know where the change is. */
function shortened(text: string): string {
  const shown = 80
  return text.length <= 2.5 * shown ? text : `${text.slice(0, shown)} … ${text.slice(-shown)}`
}
