import { Button } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import type { EntryLine } from '#studio/wire/entries.ts'
import { fixedKinds, itemKinds, newKinds } from '#studio/wire/entry-kinds.ts'
import type { Wanted } from './new-entry-dialog.tsx'

type EntryActionsProps = { line: EntryLine; want: (wanted: Wanted) => void; remove: (line: EntryLine) => void }

/** What can be made of the open entry, or why nothing can. */
export function EntryActions({ line, want, remove }: EntryActionsProps) {
  const { t } = useWords()
  const { kind, entry, draft } = line
  const item = itemKinds.find((one) => one === kind)
  const fixed = fixedKinds.find((one) => one === kind)
  const isOwn = newKinds.some((one) => one === kind)
  // Of `faq/hobs` or `shops/singapore.yaml`.
  const place = entry.split('/').at(-1)?.replace('.yaml', '')
  return (
    <>
      {isOwn && draft !== 'removed' && (
        <Button className="quiet-button" onPress={() => want({ like: line })}>
          {t('entries.like')}
        </Button>
      )}
      {item && (
        <Button className="quiet-button" onPress={() => want({ kind: item, place })}>
          {t('entries.newItem', { name: t(`newItem.${item}`) })}
        </Button>
      )}
      {(isOwn || draft === 'new') && draft !== 'removed' && (
        <Button className="quiet-button" onPress={() => remove(line)}>
          {t('entries.remove')}
        </Button>
      )}
      {fixed && <p className="entry-list-why">{t(`entries.never.${fixed}`)}</p>}
    </>
  )
}
