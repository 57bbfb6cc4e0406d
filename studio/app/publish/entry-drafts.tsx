import { Button, Checkbox } from 'react-aria-components'
import { languageEntry } from '#contract/languages.ts'
import type { LabelledDraft, LabelledDraftFile } from '#studio/wire/publish.ts'
import { useEntryName } from '../labels/entry-name.ts'
import { useWords } from '../language.tsx'
import { mediaUrl } from '../write/fields/media-path.ts'
import { ConflictFields } from './conflict-fields.tsx'
import { Differences } from './differences.tsx'
import { hashOfHistory } from './publish-place.ts'

type EntryDraftsProps = {
  draft: LabelledDraft
  /** Paths of texts, pictures and documents. */
  chosen: ReadonlySet<string>
  /** Undefined, as the others, if the user may not do it. */
  setChosen: ((paths: readonly string[], isChosen: boolean) => void) | undefined
  discard: (() => void) | undefined
  take: ((file: LabelledDraftFile, choices: Record<string, 'theirs' | 'mine'>) => void) | undefined
}

/** All that can be chosen of an entry. */
export const pathsOf = ({ files, media }: LabelledDraft) => [...files.map(({ file }) => file), ...media.map(({ path }) => path)]

/** The drafts of one entry, with what they change. All of them are chosen at once, or each by itself. */
export function EntryDrafts({ draft, chosen, setChosen, discard, take }: EntryDraftsProps) {
  const { t, moment } = useWords()
  const { entry, files, media } = draft
  const title = useEntryName()(draft)
  const [latest] = files.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const paths = pathsOf(draft)
  const nameOf = ({ language }: LabelledDraftFile) => (language ? languageEntry(language).name : t('form.facts'))
  const count = paths.filter((path) => chosen.has(path)).length
  const choice = (path: string, name: string) =>
    setChosen &&
    paths.length > 1 && (
      <Choice
        label={t('publish.chooseFile', { file: name, title })}
        isSelected={chosen.has(path)}
        onChange={(isChosen) => setChosen([path], isChosen)}
      />
    )
  return (
    <li className="draft-entry">
      <header>
        {setChosen && (
          <Choice
            label={t('publish.choose', { title })}
            isSelected={count === paths.length}
            isIndeterminate={count > 0 && count < paths.length}
            onChange={(isChosen) => setChosen(paths, isChosen)}
          />
        )}
        <div className="draft-title">
          <h2>{title}</h2>
          <p className="quiet">
            {entry}
            {latest && ` · ${t('publish.by', { who: latest.by, moment: moment(latest.at) })}`}
          </p>
        </div>
        <a className="link" href={hashOfHistory(entry)}>
          {t('publish.history')}
        </a>
        {discard && (
          <Button className="quiet-button" onPress={discard}>
            {t('publish.discard')}
          </Button>
        )}
      </header>
      {files.map((file) => (
        <div key={file.file} className="draft-file">
          <p>
            {choice(file.file, nameOf(file))}
            <a className="link" href={`#/write/${file.file}`}>
              {nameOf(file)}
            </a>{' '}
            <span className="quiet">{t(`publish.state.${file.state}`)}</span>
          </p>
          {file.conflicts.length > 0 && take && (
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
                {choice(path, path.slice(entry.length + 1))}
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

type ChoiceProps = { label: string; isSelected: boolean; isIndeterminate?: boolean; onChange: (isChosen: boolean) => void }

const Choice = ({ label, ...state }: ChoiceProps) => (
  <Checkbox className="checkbox" aria-label={label} {...state}>
    <span className="checkbox-box" aria-hidden="true" />
  </Checkbox>
)
