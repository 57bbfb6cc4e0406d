import { applyBlockType$, currentBlockType$, useCellValue, usePublisher } from '@mdxeditor/editor'
import { useWords } from '#studio/app/language.tsx'

const blocks = ['paragraph', 'h2', 'h3', 'quote'] as const

/** The editor's own choice of headings adds a style element as text, which the policy of the studio forbids (Trusted Types). */
export function BlockSelect() {
  const { t } = useWords()
  const current = useCellValue(currentBlockType$)
  const apply = usePublisher(applyBlockType$)
  return (
    <select
      className="write-block-select"
      aria-label={t('form.block')}
      value={blocks.find((block) => block === current) ?? 'paragraph'}
      onChange={({ target }) => apply(blocks.find((block) => block === target.value) ?? 'paragraph')}
    >
      {blocks.map((block) => (
        <option key={block} value={block}>
          {t(`form.block.${block}`)}
        </option>
      ))}
    </select>
  )
}
