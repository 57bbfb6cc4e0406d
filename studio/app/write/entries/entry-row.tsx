import { ListBoxItem } from 'react-aria-components'
import { languageEntry } from '#contract/languages.ts'
import { dayText } from '#i18n/date-format.ts'
import { entryName } from '#studio/app/labels/entry-name.ts'
import { useWords } from '#studio/app/language.tsx'
import type { EntryLine } from '#studio/wire/entries.ts'

/** Always the same function, so that thousands of lines are not built again when one is selected. */
export const renderRow = (line: EntryLine) => <EntryRow id={line.entry} line={line} />

function EntryRow({ id: key, line }: { id: string; line: EntryLine }) {
  const { t, language, faultText } = useWords()
  const { entry, code, kind, title, fault, faultCount, draft, by, releases, missing, outdated } = line
  const name = title === '' && code !== undefined ? '' : entryName({ entry, title }, t)
  const tags = (all: EntryLine['missing']) => all.map((one) => languageEntry(one).name).join(', ')
  return (
    <ListBoxItem id={key} className="entry-row" textValue={`${code ?? ''} ${name}, ${t(`entryKind.${kind}`)}`}>
      <span className="entry-row-name">
        {code && <span className="entry-row-code">{code}</span>}
        <span className="entry-row-title">{name}</span>
      </span>
      <span className="entry-row-facts">
        {name !== t(`entryKind.${kind}`) && <span>{t(`entryKind.${kind}`)}</span>}
        {draft && (
          <span className="entry-row-draft">{by ? `${t(`entries.draft.${draft}`)}, ${by}` : t(`entries.draft.${draft}`)}</span>
        )}
        {releases.map((name) => (
          <span key={name}>{t('entries.from', { day: dayText(language, name.slice(0, 10)) })}</span>
        ))}
        {missing.length === 1 && <span>{t('entries.missing', { languages: tags(missing) })}</span>}
        {missing.length > 1 && <span>{t('entries.missing.several', { count: missing.length })}</span>}
        {outdated.length > 0 && <span>{t('entries.outdated', { languages: tags(outdated) })}</span>}
      </span>
      {fault !== undefined && (
        <span className="entry-row-fault alarming">
          {t('entries.faults', { count: faultCount })}
          {t('field.colon')}
          {faultText(fault)}
        </span>
      )}
    </ListBoxItem>
  )
}
