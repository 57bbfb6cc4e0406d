import { useState } from 'react'
import { Button } from 'react-aria-components'
import { languageEntry } from '#contract/languages.ts'
import { useWords } from '#studio/app/language.tsx'
import { BlankNote } from '#studio/app/ui/blank-note.tsx'
import type { Entry } from '#submissions/staff/entry.ts'
import { mailboxOf } from '#submissions/staff/mailbox-of.ts'
import { answerMail, phoneOf, quotationOf, subjectOf } from '../answer-mail.ts'
import { AnswerForm } from './answer-form.tsx'
import { Answers } from './answers.tsx'
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
  /** Whether answers are sent from here. Otherwise the mail program of staff opens. */
  sends: boolean
  assignees: readonly string[]
  select: (reference: string) => void
  openPerson: (contact: string) => void
}

export function EntryPane({ entry, isSelected, steps, me, sends, assignees, select, openPerson }: EntryPaneProps) {
  const { t } = useWords()
  if (!isSelected || entry === undefined || entry === 'missing') {
    return (
      <section className="entry-pane blank" aria-label={t('inbox')}>
        {!isSelected && <BlankNote text={t('entry.none')} />}
        {isSelected && entry === 'missing' && (
          <BlankNote text={t('entry.missing')} way={{ label: t('room.inbox'), href: '#/inbox' }} />
        )}
      </section>
    )
  }
  // A key, so that what was begun for one entry never shows in another.
  return <OpenEntry key={entry.submission.reference} {...{ entry, steps, me, sends, assignees, select, openPerson }} />
}

type OpenEntryProps = Omit<EntryPaneProps, 'entry' | 'isSelected'> & { entry: Entry }

function OpenEntry({ entry, steps, me, sends, assignees, select, openPerson }: OpenEntryProps) {
  const { t, moment } = useWords()
  const { submission, line, others } = entry
  const { reference, kind, suspected } = submission
  const mailbox = mailboxOf(submission)
  const contact = mailbox ?? phoneOf(submission)
  const [isAnswering, setAnswering] = useState(entry.unfinished.answer !== undefined)
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
          <Actions {...{ entry, steps }} answer={sends ? () => setAnswering(true) : undefined} />
          <State entry={entry} />
        </header>
        <div className="entry-body">
          <div className="entry-main">
            <Fields submission={submission} />
            <Answers answers={entry.answers} sendAgain={(answer) => void steps.answer(answer)} />
            {isAnswering && sends && mailbox !== undefined && (
              <AnswerForm
                reference={reference}
                recipient={mailbox}
                subject={subjectOf(submission)}
                quotation={quotationOf(writtenIn(submission))}
                unfinished={entry.unfinished.answer}
                send={(subject, text) => steps.answer({ id: crypto.randomUUID(), subject, text })}
                close={() => setAnswering(false)}
              />
            )}
            <Notes
              key={reference}
              reference={reference}
              notes={entry.notes}
              unfinished={entry.unfinished.note}
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

type ActionsProps = { entry: Entry; steps: EntrySteps; answer: (() => void) | undefined }

function Actions({ entry: { submission }, steps, answer }: ActionsProps) {
  const { t } = useWords()
  const { status, suspected } = submission
  const mailbox = mailboxOf(submission)
  const phone = phoneOf(submission)
  return (
    <div className="actions">
      {mailbox !== undefined && answer !== undefined && (
        <Button className="button primary" data-reply onPress={answer}>
          {t('reply')} <kbd>r</kbd>
        </Button>
      )}
      {mailbox !== undefined && answer === undefined && (
        <a
          className="button primary"
          data-reply
          href={answerMail({ to: mailbox, subject: subjectOf(submission), quoted: writtenIn(submission) })}
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
