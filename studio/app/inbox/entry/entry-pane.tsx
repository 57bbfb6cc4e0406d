import { useState } from 'react'
import { Button } from 'react-aria-components'
import { numberToDial } from '#contract/contact/phone-number.ts'
import { languageEntry } from '#contract/languages.ts'
import { ErrorBoundary } from '#studio/app/error-boundary.tsx'
import { useWords } from '#studio/app/language.tsx'
import { BlankNote } from '#studio/app/ui/blank-note.tsx'
import type { Entry } from '#studio/wire/inbox.ts'
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
  fetchAgain: () => void
  isSelected: boolean
  steps: EntrySteps
  me: string
  /** Whether answers are sent from here. Otherwise the mail program of staff opens. */
  sends: boolean
  assignees: readonly string[]
  select: (reference: string) => void
  openPerson: (contact: string) => void
}

export function EntryPane({ entry, fetchAgain, isSelected, ...rest }: EntryPaneProps) {
  const { t } = useWords()
  if (!isSelected || entry === undefined || entry === 'missing') {
    return (
      <section className="entry-pane blank" aria-label={t('inbox')} tabIndex={-1}>
        {!isSelected && <BlankNote text={t('entry.none')} />}
        {isSelected && entry === 'missing' && (
          <BlankNote text={t('entry.missing')} way={{ label: t('room.inbox'), href: '#/inbox' }} />
        )}
      </section>
    )
  }
  // A key, so that what was begun for one entry never shows in another.
  const { reference } = entry.submission
  return (
    <ErrorBoundary key={reference} shown={entry} {...{ reference, fetchAgain }}>
      <OpenEntry entry={entry} {...rest} />
    </ErrorBoundary>
  )
}

type OpenEntryProps = Omit<EntryPaneProps, 'entry' | 'fetchAgain' | 'isSelected'> & { entry: Entry }

function OpenEntry({ entry, steps, me, sends, assignees, select, openPerson }: OpenEntryProps) {
  const { t, moment, kindText } = useWords()
  const { submission, line, others } = entry
  const { reference, kind, suspected } = submission
  const mailbox = mailboxOf(submission)
  const contact = mailbox ?? phoneOf(submission)
  const [isAnswering, setAnswering] = useState(entry.unfinished.answer !== undefined)
  /** The focus must not vanish with the form, but stays if somebody went on while the mail was being sent. */
  function endAnswer() {
    const focused = document.activeElement
    if (focused === document.body || focused?.closest('.answer-form'))
      document.querySelector<HTMLElement>('[data-reply]')?.focus()
    setAnswering(false)
  }
  return (
    <section className="entry-pane" aria-label={reference} tabIndex={-1}>
      <article className="entry">
        <header className="entry-head">
          <h2>{line.sender || t('entry.noSender')}</h2>
          <p className="entry-facts">
            <span>{kindText(kind)}</span>
            <span className="reference">{reference}</span>
            <span>
              {t('entry.received', { moment: moment(submission.receivedAt), language: languageEntry(submission.language).name })}
            </span>
          </p>
          <Actions {...{ entry, steps }} answer={sends ? () => setAnswering(true) : undefined} />
          <State entry={entry} />
          <Alerts of={entry.alerts} />
        </header>
        <div className="entry-body">
          <div className="entry-main">
            <Fields submission={submission} correct={steps.correct} />
            <Answers answers={entry.answers} sendAgain={(answer) => void steps.answer(answer, false)} />
            {isAnswering && sends && mailbox !== undefined && (
              <AnswerForm
                reference={reference}
                recipient={mailbox}
                subject={subjectOf(submission)}
                quotation={quotationOf(writtenIn(submission))}
                unfinished={entry.unfinished.answer}
                unfinishedId={entry.unfinished.answerId}
                send={(answer) => steps.answer(answer, true)}
                close={endAnswer}
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
                        {kindText(other.kind)}
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
        <a className="button primary" data-reply href={`tel:${numberToDial(phone) ?? ''}`}>
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

/** Warnings about a registered appliance come before everything that the owner wrote. */
function Alerts({ of: alerts }: { of: Entry['alerts'] }) {
  const { t } = useWords()
  return alerts.map((alert) => (
    <p key={'notice' in alert ? alert.notice : alert.kind} className="state alarming">
      {'notice' in alert ? t(`alert.${alert.kind}`, { notice: alert.notice }) : t(`alert.${alert.kind}`)}
    </p>
  ))
}

/** A sentence about what is unusual. Nothing if nothing is. */
function State({ entry: { submission, line } }: { entry: Entry }) {
  const { t, moment, age } = useWords()
  if (submission.unreadable !== undefined) return <p className="state alarming">{t('entry.unreadable')}</p>
  if (submission.suspected) return <p className="state">{t('entry.suspected')}</p>
  if (submission.withdrawnAt !== null)
    return <p className="state">{t('entry.withdrawn', { moment: moment(submission.withdrawnAt) })}</p>
  if (submission.closedAt !== null) return <p className="state">{t('entry.closed', { moment: moment(submission.closedAt) })}</p>
  if (line.late) return <p className="state alarming">{t('entry.late', { age: age(submission.receivedAt) })}</p>
  return null
}
