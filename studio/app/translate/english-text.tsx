import { useWords } from '../language.tsx'
import { changesBetween } from './changes-between.ts'

/** An English text with its placeholders marked, and with what has changed since it was translated. */
export function EnglishText({ english, earlier }: { english: string; earlier: string | undefined }) {
  const { t } = useWords()
  if (earlier === undefined) {
    return (
      <p className="translate-text" lang="en">
        <Marked text={english} />
      </p>
    )
  }
  return (
    <p className="translate-text" lang="en">
      {changesBetween(earlier, english).map(({ kind, text }, index) => {
        // The parts have no identity, and the whole list is replaced when the text changes.
        const key = `${index} ${text}`
        if (kind === 'added')
          return (
            <ins key={key}>
              <span className="hidden-label">{t('translate.added')} </span>
              <Marked text={text} />
            </ins>
          )
        if (kind === 'removed')
          return (
            <del key={key}>
              <span className="hidden-label">{t('translate.removed')} </span>
              <Marked text={text} />
            </del>
          )
        return <Marked key={key} text={text} />
      })}
    </p>
  )
}

/** Text with placeholders as chips. */
function Marked({ text }: { text: string }) {
  return text.split(/(\{[^{}]*\})/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity.
      <span key={index} className="placeholder-chip">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
