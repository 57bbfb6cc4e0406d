import { useWords } from '#studio/app/language.tsx'

type Props = { id: string; text: string; advice?: { least?: number; most?: number } | undefined; most?: number | undefined }

/** A placeholder counts as a number with its unit. */
const lengthOf = (text: string) => text.replaceAll(/\{[^{}]*\}/g, '1,000 m³/h').length

/** How long a text is, and how long it should be. Only the advice is announced, and only when it changes: not each letter. */
export function LengthAdvice({ id, text, advice, most }: Props) {
  const { t } = useWords()
  const length = lengthOf(text)
  if (length === 0 && !advice) return null
  const longest = advice?.most ?? most
  const isShort = advice?.least !== undefined && length < advice.least
  const isLong = longest !== undefined && length > longest
  const said = isShort
    ? t('form.length.short', { least: advice?.least ?? 0 })
    : isLong
      ? t('form.length.long', { most: longest })
      : undefined
  return (
    <>
      <p className="write-length" id={id} data-off={said !== undefined || undefined}>
        {longest === undefined ? t('form.length', { length }) : t('form.length.of', { length, most: longest })}
        {said !== undefined && ` · ${said}`}
      </p>
      {advice && (
        <p className="hidden-label" role="status">
          {said}
        </p>
      )}
    </>
  )
}
