import pg from 'pg'
import type { PublishedStore, StoredVersion } from './published-store.ts'

/** The key of the advisory lock under which the tables are created. No other program on the same database may use it. */
const lockKey = 4_327_842
/** How much of a file is in memory at once. */
const pieceBytes = 4 * 1024 * 1024
/** Generous: a publisher sends whole videos. Nodes go on with the version they have. */
const timeoutMs = 60_000

/** A schema of its own: what visitors sent is erased and backed up table by table, and content is neither. */
const tables = `
  create schema if not exists published;
  create sequence if not exists published.turn;
  create table if not exists published.version (
    id text primary key, format text not null, published_at text not null, published_by text not null, turn bigint not null
  );
  create table if not exists published.file (hash text primary key, bytes bytea not null, stored_at timestamptz not null);
  -- Uncompressed, so that a piece is read without the rest. Pictures and videos are compressed already.
  alter table published.file alter column bytes set storage external;
`

/** A store in PostgreSQL, which all nodes share. It connects and creates its tables on the first operation. */
export function openPostgresStore(url: string): PublishedStore {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'hearth published content',
    max: 2,
    keepAlive: true,
    // Without these timeouts, pg waits for ever for a server that does not respond.
    connectionTimeoutMillis: 5_000,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs,
  })
  // Clients emit errors when the connection is lost. Without listeners, these would end the process. The query itself rejects too.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let created: Promise<void> | undefined

  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    created ??= createTables().catch((error) => {
      created = undefined
      throw error
    })
    await created
    return (await pool.query<Row>(text, values)).rows
  }

  /** A user that may not create them can use tables that exist. */
  async function createTables() {
    const { rows } = await pool.query<{ there: boolean }>("select to_regclass('published.file') is not null as there")
    if (rows[0]?.there) return
    // Statements in one query are one transaction.
    await pool.query(`select pg_advisory_xact_lock(${lockKey}); ${tables}`)
  }

  return {
    async missing(hashes) {
      const rows = await query<{ hash: string }>(
        'update published.file set stored_at = now() where hash = any($1) returning hash',
        [hashes],
      )
      const there = new Set(rows.map(({ hash }) => hash))
      return hashes.filter((hash) => !there.has(hash))
    },
    async put(hash, bytes) {
      await query(
        `insert into published.file (hash, bytes, stored_at) values ($1, $2, now())
         on conflict (hash) do update set bytes = excluded.bytes, stored_at = excluded.stored_at`,
        [hash, bytes],
      )
    },
    async *read(hash) {
      const [file] = await query<{ length: number }>('select length(bytes) from published.file where hash = $1', [hash])
      if (!file) throw new Error(`The store has no file ${hash}`)
      for (let start = 1; start <= file.length; start += pieceBytes) {
        const [part] = await query<{ piece: Buffer }>(
          'select substring(bytes from $2 for $3) as piece from published.file where hash = $1',
          [hash, start, pieceBytes],
        )
        if (!part) throw new Error(`The store has no file ${hash} any more`)
        yield part.piece
      }
    },
    versions: () =>
      query<StoredVersion>(
        `select id, format, published_at as "publishedAt", published_by as "publishedBy",
           turn::float8 as turn
         from published.version order by turn desc`,
      ),
    async switchTo({ id, format, publishedAt, publishedBy }) {
      await query(
        `insert into published.version (id, format, published_at, published_by, turn) values ($1, $2, $3, $4, nextval('published.turn'))
         on conflict (id) do update
           set turn = excluded.turn, published_at = excluded.published_at, published_by = excluded.published_by`,
        [id, format, publishedAt, publishedBy],
      )
    },
    async remove({ id, turn }) {
      await query('delete from published.version where id = $1 and turn <= $2', [id, turn])
    },
    async sweep(wanted) {
      const rows = await query(
        "delete from published.file where not (hash = any($1)) and stored_at < now() - interval '1 day' returning hash",
        [[...wanted]],
      )
      return rows.length
    },
    async now() {
      const [row] = await query<{ now: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as now')
      return row?.now ?? Date.now()
    },
    close: () => pool.end(),
  }
}
