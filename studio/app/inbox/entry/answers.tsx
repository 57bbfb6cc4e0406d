import { Button } from 'react-aria-components'
import { useWords } from '#studio/app/language.tsx'
import type { Answer } from '#studio/wire/inbox.ts'

/** The mails that staff have written to the visitor. */
export function Answers({ answers, sendAgain }: { answers: readonly Answer[]; sendAgain: (answer: Answer) => void }) {
  const { t, moment } = useWords()
  if (answers.length === 0) return null
  return (
    <section className="notes">
      <h3>{t('answers')}</h3>
      <ul>
        {answers.map((answer) => (
          <li key={answer.id}>
            <p className="note-head">
              {t('history.line', { who: answer.author, moment: moment(answer.at) })}
              {answer.state !== 'sent' && (
                <Button className="link note-remove" onPress={() => sendAgain(answer)}>
                  {t('delivery.resend')}
                </Button>
              )}
            </p>
            {answer.state === 'failed' && <p className="alarming">{t('answer.failed', { error: answer.error ?? '' })}</p>}
            {answer.state === 'sending' && <p className="quiet">{t('answer.sending')}</p>}
            <p className="note-text">{answer.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
