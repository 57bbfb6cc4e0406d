import { call } from '#studio/app/call.ts'
import { useWords } from '#studio/app/language.tsx'
import type { Step } from '#studio/app/use-steps.ts'
import type { Answer } from '#submissions/staff/answers.ts'
import type { ListEntry } from '#submissions/staff/list.ts'

type Parts = {
  /** The selected submission, from the list until all of it has arrived: quick fingers press `j` and `e`. */
  submission: Pick<ListEntry, 'reference' | 'status' | 'assignee' | 'suspected'> | undefined
  me: string
  perform: (step: Step) => Promise<void>
  attempt: (run: () => Promise<unknown>) => Promise<boolean>
  say: (text: string) => void
  select: (reference: string | undefined) => void
  next: () => string | undefined
  leavesList: (change: 'closed' | 'suspected' | 'assignee') => boolean
}
export type EntrySteps = ReturnType<typeof useEntrySteps>

/** What staff can do with the open entry. Each step can be undone. */
export function useEntrySteps({ submission, me, perform, attempt, say, select, next, leavesList }: Parts) {
  const { t } = useWords()

  /** Does a step after which the entry may leave the list; undoing it opens the entry again. */
  function stepAway(change: 'closed' | 'suspected' | 'assignee', { said, run, undo }: Required<Step>) {
    const reference = submission?.reference
    const after = leavesList(change) ? next() : reference
    void perform({
      said,
      run: async () => {
        await run()
        select(after)
      },
      undo: async () => {
        await undo()
        select(reference)
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
    assignToMe: () => me !== '' && assign(me),

    async addNote(text: string): Promise<boolean> {
      if (!submission) return false
      const { reference } = submission
      const id = crypto.randomUUID()
      let added = false
      await perform({
        said: t('done.noted'),
        run: async () => {
          await call('note', { reference, id, text })
          added = true
        },
        undo: () => call('noteRemoved', { id, removed: true }),
      })
      return added
    },

    /** Sends an answer. False if it was not even kept. */
    async answer({ id, subject, text }: Pick<Answer, 'id' | 'subject' | 'text'>): Promise<boolean> {
      if (!submission) return false
      const { reference } = submission
      let isKept = false
      await attempt(async () => {
        const sent = await call('answer', { reference, id, subject, text })
        isKept = true
        say(sent.state === 'sent' ? t('done.answered', { reference }) : t('answer.failed', { error: sent.error }))
      })
      return isKept
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
