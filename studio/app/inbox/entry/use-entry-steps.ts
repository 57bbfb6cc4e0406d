import { call } from '#studio/app/call.ts'
import { useWords } from '#studio/app/language.tsx'
import type { Step } from '#studio/app/use-steps.ts'
import type { Answer, ListEntry } from '#studio/wire/inbox.ts'
import type { Correctable } from '#submissions/staff/correctable.ts'

type Parts = {
  /** The selected submission, from the list until all of it has arrived: quick fingers press `j` and `e`. */
  submission: Pick<ListEntry, 'reference' | 'status' | 'assignee' | 'suspected'> | undefined
  me: string
  perform: (step: Step) => Promise<void>
  attempt: (run: () => Promise<unknown>, unknown?: 'answer.unknown') => Promise<boolean>
  say: (text: string) => void
  select: (reference: string | undefined) => void
  next: () => string | undefined
  leavesList: (change: 'closed' | 'suspected' | 'assignee') => boolean
}
type Away = { said: string; run: () => Promise<Done>; undo: () => Promise<Done> }
type Done = { done: boolean }
const wasDone = ({ done }: Done) => done
export type Sent = 'sent' | 'failed' | 'sending' | 'changed'
const sentTexts = { sent: 'done.answered', sending: 'answer.stillSending', changed: 'answer.sentBefore' } as const
export type EntrySteps = ReturnType<typeof useEntrySteps>

/** What staff can do with the open entry. Each step can be undone. */
export function useEntrySteps({ submission, me, perform, attempt, say, select, next, leavesList }: Parts) {
  const { t } = useWords()

  /** Does a step after which the entry may leave the list; undoing it opens the entry again. */
  function stepAway(change: 'closed' | 'suspected' | 'assignee', { said, run, undo }: Away) {
    const reference = submission?.reference
    const after = leavesList(change) ? next() : reference
    void perform({
      said,
      run: async () => {
        const answer = await run()
        if (wasDone(answer)) select(after)
        return answer
      },
      undo: async () => {
        const answer = await undo()
        if (wasDone(answer)) select(reference)
        return answer
      },
    })
  }

  function setClosed(closed: boolean) {
    if (!submission) return
    const { reference } = submission
    const mark = (closed: boolean) => call('mark', { reference, change: { closed } })
    const said = t(closed ? 'done.closed' : 'done.reopened', { reference })
    stepAway('closed', { said, run: () => mark(closed), undo: () => mark(!closed) })
  }

  function setSuspected(suspected: boolean) {
    if (!submission) return
    const { reference } = submission
    const mark = (suspected: boolean) => call('mark', { reference, change: { suspected } })
    const said = t(suspected ? 'done.spam' : 'done.notSpam', { reference })
    stepAway('suspected', { said, run: () => mark(suspected), undo: () => mark(!suspected) })
  }

  function assign(name: string | null) {
    if (!submission || submission.assignee === name) return
    const { reference, assignee: before } = submission
    const mark = (assignee: string | null) => call('mark', { reference, change: { assignee } })
    const said = name === null ? t('done.unassigned', { reference }) : t('done.assigned', { reference, name })
    // Somebody who takes an entry wants to go on reading it.
    void perform({ said, run: () => mark(name), undo: () => mark(before) })
  }

  return {
    toggleClosed: () => setClosed(submission?.status === 'open'),
    toggleSuspected: () => setSuspected(!submission?.suspected),
    assign,
    assignToMe: () => assign(me),

    async addNote(text: string): Promise<boolean> {
      if (!submission) return false
      const { reference } = submission
      const id = crypto.randomUUID()
      let added = false
      await perform({
        said: t('done.noted'),
        run: async () => {
          const answer = await call('note', { reference, id, text })
          added = answer.done
          return answer
        },
        undo: () => call('noteRemoved', { id, removed: true }),
      })
      return added
    },

    /** Not undone by a button: the note says what it was. */
    async correct(field: Correctable, { value, label }: { value: string; label: string }): Promise<boolean> {
      if (!submission) return false
      const { reference } = submission
      let done = false
      await perform({
        said: t('done.corrected', { label }),
        run: async () => {
          const fields = { reference, id: crypto.randomUUID(), value }
          const answer = await call('correct', field === 'buy_date' ? { ...fields, field } : { ...fields, field })
          done = answer.done
          return answer
        },
      })
      return done
    },

    /** Sends an answer. Undefined if it is not known what became of it: sent again with the same id, it is the same answer. */
    async answer({ id, subject, text }: Pick<Answer, 'id' | 'subject' | 'text'>, isNew: boolean): Promise<Sent | undefined> {
      if (!submission) return undefined
      const { reference } = submission
      let state: Sent | undefined
      await attempt(async () => {
        // Stored before the mail is sent, so that Send is the same answer after a reload too.
        if (isNew) await call('unfinished', { reference, part: 'answerId', text: id })
        const sent = await call('answer', { reference, id, subject, text })
        state = sent.state
        say(sent.state === 'failed' ? t('answer.failed', { error: sent.error }) : t(sentTexts[sent.state], { reference }))
      }, 'answer.unknown')
      return state
    },

    removeNote(id: string) {
      const set = (removed: boolean) => call('noteRemoved', { id, removed })
      void perform({ said: t('done.noteRemoved'), run: () => set(true), undo: () => set(false) })
    },

    resend() {
      if (!submission) return
      const { reference } = submission
      void perform({ said: t('done.resent'), run: () => call('resend', { reference }) })
    },
  }
}
