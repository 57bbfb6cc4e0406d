import { Button } from 'react-aria-components'
import type { Path } from '#studio/edits/edit.ts'
import { labelOf, readingOf } from '#studio/labels/label-of.ts'
import type { EntryFile } from '#studio/wire/forms.ts'
import { Readable } from '../labels/readable.tsx'
import { useWords } from '../language.tsx'
import { useFieldName } from './fault-list.tsx'
import { useDraftSession, useSessionPart } from './session/session-context.tsx'
import { pathOf, valueAt } from './session/values.ts'

/** Two people have changed the same file. Both texts are shown, and one of them decides. */
export function ConflictPanel() {
  const { t, moment } = useWords()
  const session = useDraftSession()
  const conflict = useSessionPart((state) => state.conflict)
  const nameOf = useFieldName()
  if (!conflict) return null
  const { theirs, mine } = conflict
  return (
    <section className="write-conflict" role="alert">
      <h3>{theirs.draft ? t('conflict', { name: theirs.draft.by, at: moment(theirs.draft.at) }) : t('conflict.published')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {mine.map((edit) => (
            <tr key={JSON.stringify(edit)}>
              <th scope="row">{nameOf({ file: theirs.file, path: pathOf(edit) })}</th>
              <td>
                <Value file={theirs} path={pathOf(edit)} value={'value' in edit ? edit.value : undefined} />
              </td>
              <td>
                <Value file={theirs} path={pathOf(edit)} value={valueAt(theirs.value, pathOf(edit))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dialog-foot">
        <Button className="button secondary" onPress={() => session.choose('theirs')}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button className="button primary" onPress={() => session.choose('mine')}>
          {t('conflict.takeMine')}
        </Button>
      </p>
    </section>
  )
}

type ValueProps = { file: EntryFile; path: Path; value: unknown }

function Value({ file: { file, field, value: whole }, path, value }: ValueProps) {
  if (value === undefined) return '—'
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return JSON.stringify(value)
  const text = [value].flat().join(', ')
  const reading = readingOf(labelOf(field, path, whole).field, () => undefined, [])
  return reading ? <Readable {...{ file, text, reading }} /> : text
}

/** Another editor's change that is shown already. */
export function ChangedBy() {
  const { t, moment } = useWords()
  const changed = useSessionPart((session) => session.changedBy)
  return (
    <p className="write-changed" role="status">
      {changed && t('form.changedBy', { name: changed.by, at: moment(changed.at) })}
    </p>
  )
}
