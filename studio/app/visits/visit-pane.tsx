import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { numberToDial } from '#contract/contact/phone-number.ts'
import { languageEntry } from '#contract/languages.ts'
import { dayOfWeekText } from '#i18n/date-format.ts'
import { dayInSingapore } from '#i18n/singapore-time.ts'
import type { Visit } from '#studio/wire/visits.ts'
import { Delivery } from '../inbox/entry/delivery.tsx'
import { useEntry } from '../inbox/use-inbox.ts'
import { useWords } from '../language.tsx'
import { canMove } from './calendar/day-column.tsx'
import { spanText } from './calendar/minutes.ts'
import { useKindText } from './calendar/use-kind-text.ts'

export type PaneActions = {
  move: () => void
  cancel: () => void
  setMissed: (missed: boolean) => void
  resend: () => void
  close: () => void
}
type VisitPaneProps = PaneActions & {
  visit: Visit
  /** Changes whenever the mails about it may have. */
  version: string | undefined
}

/** Who comes, for what, and what can be done. Opening it is recorded, as opening a submission in the inbox is. */
export function VisitPane({ visit, version, ...actions }: VisitPaneProps) {
  const { t } = useWords()
  const { entry } = useEntry(visit.reference, version)
  const opened = entry === 'missing' || entry?.submission.reference !== visit.reference ? undefined : entry
  return (
    <section className="entry-pane visit-pane" aria-label={visit.reference}>
      <article className="entry">
        <Head visit={visit} {...actions} />
        <Facts visit={visit} />
        <p>
          <a className="link" href={`#/inbox/all/${visit.reference}`}>
            {t('visit.inInbox')}
          </a>
        </p>
        {opened && <Delivery deliveries={opened.submission.deliveries} resend={actions.resend} />}
      </article>
    </section>
  )
}

function Head({ visit, move, cancel, setMissed, close }: Omit<PaneActions, 'resend'> & { visit: Visit }) {
  const { t } = useWords()
  const { state, clash } = visit
  return (
    <header className="entry-head">
      <Button className="link visit-close" onPress={close}>
        {t('visit.close')}
      </Button>
      <h2>{visit.name || visit.reference}</h2>
      <p className="entry-facts">
        <span className="reference">{visit.reference}</span>
        {state !== 'booked' && <span className="alarming">{t(`visits.state.${state}`)}</span>}
      </p>
      {state !== 'cancelled' && (
        <div className="actions">
          {canMove(visit) && (
            <>
              <Button className="button secondary" onPress={move}>
                {t('visit.move')} <kbd>m</kbd>
              </Button>
              <Button className="button secondary" onPress={cancel}>
                {t('visit.cancel')} <kbd>x</kbd>
              </Button>
            </>
          )}
          <Button className="button secondary" onPress={() => setMissed(state === 'booked')}>
            {t(state === 'booked' ? 'visit.missed' : 'visit.kept')} <kbd>n</kbd>
          </Button>
        </div>
      )}
      {clash && <p className="state alarming">{t('visits.clashHelp')}</p>}
    </header>
  )
}

function Facts({ visit }: { visit: Visit }) {
  const { t, language: shown } = useWords()
  const kindText = useKindText()
  const { startsAt, kind, people, models, measures, note, language, email, phone, word } = visit
  return (
    <dl className="fields">
      <Fact name={t('visit.when')}>
        {dayOfWeekText(shown, dayInSingapore(new Date(startsAt)))}, {spanText(visit)}
      </Fact>
      <Fact name={t('walkIn.kind')}>{kindText(kind)}</Fact>
      <Fact name={t('walkIn.people')}>{t('visits.people', { count: people })}</Fact>
      <Fact name={t('visit.models')}>{models}</Fact>
      <Fact name={t('visit.measures')}>{measures}</Fact>
      <Fact name={t('visit.note')}>{note && <span lang={language}>{note}</span>}</Fact>
      <Fact name={t('visit.language')}>{languageEntry(language).name}</Fact>
      <Fact name={t('visit.phone')}>{phone && <a href={`tel:${numberToDial(phone) ?? phone}`}>{phone}</a>}</Fact>
      <Fact name={t('visit.email')}>{email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}</Fact>
      <Fact name={t('visit.word')}>{word}</Fact>
    </dl>
  )
}

/** Nothing if there is nothing to say. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
