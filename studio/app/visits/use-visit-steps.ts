import type { FieldsOf } from '#studio/wire/calls.ts'
import type { Block, Visit, VisitRefusal } from '#studio/wire/visits.ts'
import { call } from '../call.ts'
import { useWords } from '../language.tsx'
import type { Step } from '../use-steps.ts'
import type { NewBlock } from './dialogs/block-dialog.tsx'
import type { NewVisit } from './dialogs/walk-in-dialog.tsx'

type Outcome = { done: boolean; refusal?: VisitRefusal | undefined }
/** Where, when, for what and with how many a visit is from now on. */
export type MoveTo = Pick<FieldsOf<'visitMove'>, 'place' | 'start' | 'kind' | 'people'>

/** What staff do with visits. All but cancelling and adding can be undone. */
export function useVisitSteps(perform: (step: Step) => Promise<void>) {
  const { t, moment } = useWords()

  /** Says why it was refused. Returns whether it was done. */
  async function stepBy(said: string, run: () => Promise<Outcome>, undo?: () => Promise<unknown>): Promise<boolean> {
    let outcome: Outcome | undefined
    await perform({
      said,
      run: async () => {
        outcome = await run()
        return outcome
      },
      refusal: () => outcome?.refusal && t(`refusal.${outcome.refusal}`),
      ...(undo && { undo }),
    })
    return outcome?.done ?? false
  }

  const nameOf = ({ name, reference }: Visit) => name || reference

  return {
    move(visit: Visit, to: MoveTo): Promise<boolean> {
      const { reference, kind, people, place, startsAt } = visit
      const isThere = to.place === place && Date.parse(to.start) === Date.parse(startsAt)
      let sequence = visit.sequence
      const run = async (target: MoveTo) => {
        const outcome = await call('visitMove', { reference, sequence, ...target })
        sequence = outcome.sequence
        return outcome
      }
      return stepBy(
        isThere ? t('done.changed', { name: nameOf(visit) }) : t('done.moved', { name: nameOf(visit), when: moment(to.start) }),
        () => run(to),
        () => run({ place, start: startsAt, kind, people }),
      )
    },

    cancel(visit: Visit, word: string): Promise<boolean> {
      const { reference, sequence } = visit
      return stepBy(t('done.visitCancelled', { name: nameOf(visit) }), () => call('visitCancel', { reference, sequence, word }))
    },

    setMissed(visit: Visit, missed: boolean): Promise<boolean> {
      const mark = (missed: boolean) => call('visitMissed', { reference: visit.reference, missed })
      return stepBy(
        t(missed ? 'done.missed' : 'done.kept', { name: nameOf(visit) }),
        () => mark(missed),
        () => mark(!missed),
      )
    },

    /** `id` stays the same as long as the dialog is open: what is sent twice is one visit. */
    async add(visit: NewVisit, { id, place }: { id: string; place: string }): Promise<boolean> {
      return stepBy(t('done.visitAdded', { name: visit.name }), () => call('visitBook', { ...visit, id, place }))
    },

    block(block: NewBlock, place: string): Promise<boolean> {
      const id = crypto.randomUUID()
      return stepBy(
        t('done.blocked'),
        () => call('visitBlock', { ...block, id, place }),
        () => call('visitUnblock', { id }),
      )
    },

    unblock({ id, startsAt, endsAt, text }: Block, place: string): Promise<boolean> {
      return stepBy(
        t('done.unblocked'),
        () => call('visitUnblock', { id }),
        () => call('visitBlock', { id, place, startsAt, endsAt, text }),
      )
    },

    resend: ({ reference }: Visit) => stepBy(t('done.resent'), () => call('resend', { reference })),
  }
}
