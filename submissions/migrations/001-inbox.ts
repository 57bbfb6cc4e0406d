import type { NoTables } from './no-tables.ts'

/** Creates the inbox, the outbox, and the keys for deduplication and for finding a person. */
export async function inbox(db: NoTables): Promise<void> {
  await db.schema
    .createTable('submission')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('assignee', 'text')
    .addColumn('closed_at', 'text')
    .addColumn('consent_version', 'text')
    .addColumn('consent_language', 'text')
    .addColumn('consent_at', 'text')
    .addColumn('withdrawn_at', 'text')
    .addColumn('suspected', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('submission_by_time').on('submission').columns(['received_at', 'reference']).execute()
  await db.schema.createIndex('submission_by_kind').on('submission').columns(['kind', 'received_at']).execute()

  await db.schema
    .createTable('person_key')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('person_key_primary', ['value', 'reference'])
    .execute()
  await db.schema.createIndex('person_key_by_reference').on('person_key').column('reference').execute()

  await db.schema
    .createTable('outbox')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('first_tried_at', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('last_error', 'text')
    .addPrimaryKeyConstraint('outbox_primary', ['reference', 'channel'])
    .execute()
  await db.schema.createIndex('outbox_by_due').on('outbox').columns(['state', 'due_at']).execute()

  await db.schema
    .createTable('repeat_key')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('fields_hash', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('repeat_key_by_reference').on('repeat_key').column('reference').execute()
  await db.schema.createIndex('repeat_key_by_expiry').on('repeat_key').column('expires_at').execute()

  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
