import { type ContentDatabase, openBytes, openForReading } from '#catalog/database/content-database.ts'

/** The path of a content database, or its bytes if no file can be written. */
export type DatabaseSource = string | Uint8Array

export function openSource(source: DatabaseSource): ContentDatabase {
  return typeof source === 'string' ? openForReading(source) : openBytes(source)
}
