import { Button } from 'react-aria-components'
import type { SubmissionKind } from '#contract/forms/form.ts'
import { awaitsAnswer, submissionKinds } from '#contract/forms/forms.ts'
import type { InboxCounts } from '#studio/wire/inbox.ts'
import type { View } from '#submissions/staff/views.ts'
import { useWords } from '../language.tsx'
import { RailItem } from '../ui/rail-item.tsx'

/** In the order of their number keys. */
export const shownViews = ['open', 'mine', 'unassigned', 'late', 'parked', 'closed', 'newsletter', 'suspected', 'all'] as const
const shownKinds = submissionKinds.filter(awaitsAnswer)
/** These lists should be empty. */
const alarming: readonly View[] = ['late', 'parked']

type RailProps = {
  view: View
  kind: SubmissionKind | undefined
  counts: InboxCounts | undefined
  me: string
  openView: (view: View) => void
  setKind: (kind: SubmissionKind | undefined) => void
  openPerson: () => void
}

export function Rail({ view, kind, counts, me, openView, setKind, openPerson }: RailProps) {
  const { t } = useWords()
  return (
    <nav className="rail" aria-label={t('views')}>
      <ul>
        {shownViews.map((one) => (
          <li key={one}>
            <RailItem
              isCurrent={one === view}
              label={t(`view.${one}`)}
              count={counts?.views[one]}
              isAlarming={alarming.includes(one) && (counts?.views[one] ?? 0) > 0}
              onPress={() => openView(one)}
            />
          </li>
        ))}
      </ul>
      <h2 className="rail-heading">{t('forms')}</h2>
      <ul>
        <li>
          <RailItem isCurrent={kind === undefined} label={t('kind.every')} onPress={() => setKind(undefined)} />
        </li>
        {shownKinds.map((one) => (
          <li key={one}>
            <RailItem
              isCurrent={one === kind}
              label={t(`kind.${one}`)}
              count={counts?.kinds[one] ?? 0}
              onPress={() => setKind(one)}
            />
          </li>
        ))}
      </ul>
      <div className="rail-foot">
        <Button className="quiet-button" onPress={openPerson}>
          {t('person')}
        </Button>
        <p className="rail-me">{me}</p>
      </div>
    </nav>
  )
}
