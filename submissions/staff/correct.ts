import { registration } from '#contract/forms/forms.ts'
import { writing } from '../store/operation.ts'
import { readFields } from '../store/stored-fields.ts'
import { type By, record } from './audit.ts'
import type { Correctable } from './correctable.ts'

type Correction = { reference: string; field: Correctable; value: string /** Of the note. */; id: string; by: By }

/**
 * Corrects a field of a registration, and adds a note with what was there before. Returns false if there is no such registration, or if it was corrected
 * at the same moment.
 */
export const correct = writing(async ({ db }, { reference, field, value, id, by }: Correction): Promise<boolean> => {
  const row = await db
    .selectFrom('submission')
    .select(['kind', 'fields'])
    .where('reference', '=', reference)
    .where('kind', '=', registration.kind)
    .executeTakeFirst()
  const { fields, unreadable } = row ? readFields(row) : {}
  if (!row || !fields || unreadable !== undefined) return false
  const before = fields[field] ?? ''
  if (before === value) return true
  const { numUpdatedRows } = await db
    .updateTable('submission')
    .set({ fields: JSON.stringify({ ...fields, [field]: value }) })
    .where('reference', '=', reference)
    .where('fields', '=', row.fields)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  const label = registration.fields.find(({ stored }) => stored === field)?.label ?? field
  const text = `${label} corrected: “${value}” instead of “${before}”.`
  await db.insertInto('note').values({ id, reference, at: by.at, author: by.who, text, removed: 0 }).execute()
  await record(db, by, [{ action: 'correct', reference, detail: field }])
  return true
})
