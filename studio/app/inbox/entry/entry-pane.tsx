import { Button } from 'react-aria-components'
import type { Form } from '#contract/forms/form.ts'
import { forms } from '#contract/forms/forms.ts'
import { languageEntry } from '#contract/languages.ts'
import { useWords } from '#studio/app/language.tsx'
import type { Entry } from '#submissions/staff/entry.ts'
import { answerMail, mailboxOf, phoneOf } from '../answer-mail.ts'
import { AssignField } from './assign-field.tsx'
import { Delivery } from './delivery.tsx'
import { Fields, writtenIn } from './fields.tsx'
import { History } from './history.tsx'
import { Notes } from './notes.tsx'
import type { EntrySteps } from './use-entry-steps.ts'

type EntryPaneProps = {
  entry: Entry | 'missing' | undefined
  isSelected: boolean
  steps: EntrySteps
  me: string
  assignees: readonly string[]
  select: (reference: string) => void
  openPerson: (contact: string) => void
}

export function EntryPane({ entry, isSelected, steps, me, assignees, select, openPerson }: EntryPaneProps) {
  const { t } = useWords()
  if (!isSelected || entry === undefined || entry === 'missing') {
    return (
      <section className="entry-pane blank" aria-label={t('inbox')}>
        <p>{isSelected && entry === 'missing' ? t('entry.missing') : !isSelected && t('entry.none')}</p>
      </section>
    )
  }
  return <OpenEntry {...{ entry, steps, me, assignees, select, openPerson }} />
}

type OpenEntryProps = Omit<EntryPaneProps, 'entry' | 'isSelected'> & { entry: Entry }

function OpenEntry({ entry, steps, me, assignees, select, openPerson }: OpenEntryProps) {
  const { t, moment } = useWords()
  const { submission, line, others } = entry
  const { reference, kind, suspected } = submission
  const contact = mailboxOf(submission) ?? phoneOf(submission)
  return (
    <section className="entry-pane" aria-label={reference}>
      <article className="entry">
        <header className="entry-head">
          <h2>{line.sender || t('entry.noSender')}</h2>
          <p className="entry-facts">
            <span>{t(`kind.${kind}`)}</span>
            <span className="reference">{reference}</span>
            <span>
              {t('entry.received', { moment: moment(submission.receivedAt), language: languageEntry(submission.language).name })}
            </span>
          </p>
          <Actions {...{ entry, steps }} />
          <State entry={entry} />
        </header>
        <div className="entry-body">
          <div className="entry-main">
            <Fields submission={submission} />
            <Notes
              key={reference}
              reference={reference}
              notes={entry.notes}
              addNote={steps.addNote}
              removeNote={steps.removeNote}
            />
          </div>
          <aside className="entry-side">
            <AssignField
              key={`${reference} ${submission.assignee}`}
              {...{ me, assignees }}
              assignee={submission.assignee}
              assign={steps.assign}
            />
            {others.length > 0 && (
              <section>
                <h3>{t('others')}</h3>
                <ul className="side-list">
                  {others.map((other) => (
                    <li key={other.reference}>
                      <Button className="link" onPress={() => select(other.reference)}>
                        {t(`kind.${other.kind}`)}
                      </Button>
                      <span className="quiet">{moment(other.receivedAt)}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {contact !== undefined && (
              <Button className="link" onPress={() => openPerson(contact)}>
                {t('person')}
              </Button>
            )}
            {!suspected && <Delivery deliveries={submission.deliveries} resend={steps.resend} />}
            {submission.consent && (
              <section>
                <h3>{t('consent')}</h3>
                <p>
                  {submission.consent.version}, {moment(submission.consent.at)}
                </p>
              </section>
            )}
            <History entries={entry.history} />
          </aside>
        </div>
      </article>
    </section>
  )
}

function Actions({ entry: { submission }, steps }: { entry: Entry; steps: EntrySteps }) {
  const { t } = useWords()
  const { reference, kind, status, suspected } = submission
  const form: Form = forms[kind]
  const mailbox = mailboxOf(submission)
  const phone = phoneOf(submission)
  return (
    <div className="actions">
      {mailbox !== undefined && (
        <a
          className="button primary"
          data-reply
          href={answerMail({ to: mailbox, title: form.label, reference, quoted: writtenIn(submission) })}
        >
          {t('reply')} <kbd>r</kbd>
        </a>
      )}
      {mailbox === undefined && phone !== undefined && (
        <a className="button primary" data-reply href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {t('reply.call')} <kbd>r</kbd>
        </a>
      )}
      <Button className="button secondary" onPress={steps.toggleClosed}>
        {t(status === 'open' ? 'close' : 'reopen')} <kbd>e</kbd>
      </Button>
      <span className="actions-rest">
        <Button className="quiet-button" onPress={steps.toggleSuspected}>
          {t(suspected ? 'notSpam' : 'spam')}
        </Button>
        <Button className="quiet-button" onPress={() => print()}>
          {t('print')}
        </Button>
      </span>
    </div>
  )
}

/** A sentence about what is unusual. Nothing if nothing is. */
function State({ entry: { submission, line } }: { entry: Entry }) {
  const { t, moment, age } = useWords()
  if (submission.suspected) return <p className="state">{t('entry.suspected')}</p>
  if (submission.withdrawnAt !== null)
    return <p className="state">{t('entry.withdrawn', { moment: moment(submission.withdrawnAt) })}</p>
  if (submission.closedAt !== null) return <p className="state">{t('entry.closed', { moment: moment(submission.closedAt) })}</p>
  if (line.late) return <p className="state alarming">{t('entry.late', { age: age(submission.receivedAt) })}</p>
  return null
}
