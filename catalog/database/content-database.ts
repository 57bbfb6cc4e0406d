import { closeSync, openSync } from 'node:fs'
// Use DatabaseSync only in this file, `reading/read-cache.ts` and `submissions/store/sqlite-file.ts`: Node plans to rename it to Database.
import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** The SQLite database of one version of the content. It is written once, by the process that reads the content, and then only read. */
export type ContentDatabase = DatabaseSync
export type Statement = StatementSync

const tables = `
  -- The parts that stay in memory, as JSON.
  create table parts (name text primary key, value text not null) without rowid;
  -- What lists need of each product and article, in their order, as JSON; and the items of parts with thousands of them.
  create table list_rows (
    kind text not null, position integer not null, value text not null, primary key (kind, position)
  ) without rowid;
  -- Whole products and articles, packed. The summary is what lists show, hundreds at once, so it is plain JSON: unpacking takes five times
  -- as long as parsing. Inputs is a hash of what the entry was built from.
  create table entries (
    key integer primary key, kind text not null, id text not null, inputs text not null, summary text not null, body blob not null
  );
  create unique index entry_ids on entries (kind, id);
  create table media (url text primary key, kind text not null, value text not null) without rowid;
  -- The YAML files that this version was made of, packed, by entry. An entry that gets a fault later is made of them again.
  create table yaml_files (key integer primary key, entry text not null unique, hashes text not null, texts blob not null);
`

/** An empty database in memory. */
export function createInMemory(): ContentDatabase {
  const database = new DatabaseSync(':memory:')
  database.exec(tables)
  return database
}

/** A database to be written at `path`, which must not exist or must be a copy of another content database. */
export function openForWriting(path: string): ContentDatabase {
  // It holds content that is not public yet.
  closeSync(openSync(path, 'a', 0o600))
  // The file is renamed when it is complete, so nobody sees it unfinished. It needs no journal, which would be in memory or a second file;
  // SQLite refuses to leave it out in its defensive mode.
  const database = new DatabaseSync(path, { defensive: false })
  database.exec('pragma journal_mode = off; pragma synchronous = off')
  if (!database.prepare("select 1 from sqlite_schema where name = 'parts'").get()) database.exec(tables)
  return database
}

export function openForReading(path: string): ContentDatabase {
  return new DatabaseSync(path, { readOnly: true })
}
