import { writing } from '../store/operation.ts'

export type Mark = { reference: string } & ({ assignee: string | null } | { closedAt: string } | { reopened: true })

/** Assigns, closes or reopens a submission. Returns false if there is no submission with this reference. */
export const mark = writing(async ({ db }, { reference, ...note }: Mark): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('submission')
    .set(columnsOf(note))
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
})

type Note = Mark extends infer One ? (One extends Mark ? Omit<One, 'reference'> : never) : never

function columnsOf(note: Note) {
  if ('assignee' in note) return { assignee: note.assignee }
  if ('closedAt' in note) return { status: 'closed' as const, closed_at: note.closedAt }
  return { status: 'open' as const, closed_at: null }
}
