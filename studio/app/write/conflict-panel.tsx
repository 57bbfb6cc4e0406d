import { Button } from 'react-aria-components'
import { useWords } from '../language.tsx'
import { useDraftSession, useSessionPart } from './session/session-context.tsx'
import { pathOf, valueAt } from './session/values.ts'

/** Two people have changed the same file. Both texts are shown, and one of them decides. */
export function ConflictPanel() {
  const { t, moment } = useWords()
  const session = useDraftSession()
  const conflict = useSessionPart((state) => state.conflict)
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
              <th scope="row">{pathOf(edit).join('.')}</th>
              <td>{'value' in edit ? shown(edit.value) : '—'}</td>
              <td>{shown(valueAt(theirs.value, pathOf(edit)))}</td>
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

const shown = (value: unknown) => (value === undefined ? '—' : typeof value === 'string' ? value : JSON.stringify(value))

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
