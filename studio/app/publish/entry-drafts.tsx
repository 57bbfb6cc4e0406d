import { Button, Checkbox } from 'react-aria-components'
import { languageEntry } from '#contract/languages.ts'
import type { LabelledDraft, LabelledDraftFile } from '#studio/server/labelled.ts'
import { useEntryName } from '../labels/entry-name.ts'
import { useWords } from '../language.tsx'
import { mediaUrl } from '../write/fields/media-path.ts'
import { ConflictFields } from './conflict-fields.tsx'
import { Differences } from './differences.tsx'
import { hashOfHistory } from './publish-place.ts'

type EntryDraftsProps = {
  draft: LabelledDraft
  isChosen: boolean
  setChosen: (isChosen: boolean) => void
  discard: () => void
  take: (file: LabelledDraftFile, choices: Record<string, 'theirs' | 'mine'>) => void
}

/** The drafts of one entry, with what they change. */
export function EntryDrafts({ draft, isChosen, setChosen, discard, take }: EntryDraftsProps) {
  const { t, moment } = useWords()
  const { entry, files, media } = draft
  const title = useEntryName()(draft)
  const [latest] = files.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  return (
    <li className="draft-entry">
      <header>
        <Checkbox
          className="checkbox"
          aria-label={t('publish.choose', { title })}
          isSelected={isChosen}
          onChange={setChosen}
          isDisabled={files.length === 0}
        >
          <span className="checkbox-box" aria-hidden="true" />
        </Checkbox>
        <div>
          <h2>{title}</h2>
          <p className="quiet">
            {entry}
            {latest && ` · ${t('publish.by', { who: latest.by, moment: moment(latest.at) })}`}
          </p>
        </div>
        <a className="link" href={hashOfHistory(entry)}>
          {t('publish.history')}
        </a>
        <Button className="quiet-button" onPress={discard}>
          {t('publish.discard')}
        </Button>
      </header>
      {files.map((file) => (
        <div key={file.file} className="draft-file">
          <p>
            <a className="link" href={`#/write/${file.file}`}>
              {file.language ? languageEntry(file.language).name : t('form.facts')}
            </a>{' '}
            <span className="quiet">{t(`publish.state.${file.state}`)}</span>
          </p>
          {file.conflicts.length > 0 && (
            <ConflictFields file={file.file} conflicts={file.conflicts} take={(choices) => take(file, choices)} />
          )}
          <Differences file={file.file} fields={file.fields} />
        </div>
      ))}
      {media.length > 0 && (
        <div className="draft-file">
          <p>{t('publish.pictures')}</p>
          <ul>
            {media.map(({ path, isNew }) => (
              <li key={path}>
                {path.endsWith('.webp') && <img className="difference-picture" src={mediaUrl('', path)} alt="" loading="lazy" />}{' '}
                {path.slice(entry.length + 1)}{' '}
                <span className="quiet">{t(isNew ? 'publish.state.new' : 'publish.state.changed')}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}
