import { closeSync, openSync, writeSync } from 'node:fs'
import { unsubscribePath } from '#server/pages/register-unsubscribe.ts'
import { unsubscribeUrl } from '#submissions/inbox/unsubscribe-token.ts'
import { byteOrderMark, csvLine } from '#submissions/staff/csv.ts'
import { exportCells, exportColumns, exportHeadings, exportRow } from '#submissions/staff/export-rows.ts'
import type { Filter, StoredSubmission } from '#submissions/staff/find.ts'
import { newFile } from '#submissions/staff/new-file.ts'
import { xlsx } from '#submissions/staff/xlsx.ts'
import type { Store } from '#submissions/store/store.ts'
import { byOf, type Command, counted, dayIn, Fault, fileFault, kindIn, read } from './command.ts'

const batchSize = 1_000

export const exportSubmissions: Command = async (inbox) => {
  const { store, config, args, say } = inbox
  const { values } = read(args, {
    format: { type: 'string', default: 'csv' },
    kind: { type: 'string' },
    since: { type: 'string' },
    suspected: { type: 'boolean', default: false },
    'without-withdrawn': { type: 'boolean', default: false },
    out: { type: 'string' },
  })
  const { format, kind, since, suspected, out } = values
  const columns = exportColumns(kindIn(kind))
  const withdrawn = values['without-withdrawn'] ? false : undefined
  const submissions = found(store, { kind: kindIn(kind), since: dayIn(since), suspected, withdrawn })
  const secret = await store.run('secret', undefined)
  await store.run('recordAudit', { by: byOf(inbox), entries: [{ action: 'export', detail: kind }] })
  const urlOf = ({ kind, language, fields }: StoredSubmission) =>
    kind === 'subscribe' ? unsubscribeUrl(config.publicUrl + unsubscribePath(language), secret, fields['email']) : undefined

  if (format === 'xlsx') {
    if (out === undefined) throw new Fault('An xlsx export needs a file, for example: --out inbox.xlsx')
    const rows: string[][] = []
    for await (const submission of submissions) rows.push(exportCells(columns, submission, urlOf(submission)))
    using file = output(out)
    file.write(xlsx(exportHeadings(columns), rows))
    file.finish()
    return say(`${counted(rows.length, 'submission', 'submissions')} in ${out}.`)
  }
  if (format !== 'csv' && format !== 'jsonl') throw new Fault(`${format} is not a format. Formats: csv, jsonl, xlsx.`)

  using file = output(out)
  if (format === 'csv') file.write(byteOrderMark + csvLine(exportHeadings(columns)))
  let count = 0
  for await (const submission of submissions) {
    file.write(
      format === 'csv'
        ? csvLine(exportCells(columns, submission, urlOf(submission)))
        : `${JSON.stringify(exportRow(submission, urlOf(submission)))}\n`,
    )
    count += 1
  }
  file.finish()
  if (out !== undefined) say(`${counted(count, 'submission', 'submissions')} in ${out}.`)
}

async function* found(store: Store, filter: Filter): AsyncGenerator<StoredSubmission> {
  let after: Filter['after']
  do {
    const submissions = await store.run('find', { ...filter, limit: batchSize, after })
    yield* submissions
    after = submissions.length === batchSize ? submissions.at(-1) : undefined
  } while (after)
}

const standardOutput = 1

type Output = Disposable & { write: (data: string | Uint8Array) => void; finish: () => void }

/** Opens a new file that only its owner can read, or standard output. The file gets its name when it is finished, and never replaces another. */
export function output(path: string | undefined): Output {
  if (path === undefined) {
    return { write: (data) => writeAll(standardOutput, data), finish: () => {}, [Symbol.dispose]: () => {} }
  }
  const asFault = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw fileFault(path, error) ?? error
    }
  }
  const unfinished = asFault(() => newFile(path))
  const file = asFault(() => openSync(unfinished.path, 'wx', 0o600))
  return {
    write: (data) => asFault(() => writeAll(file, data)),
    finish: () => asFault(unfinished.finish),
    [Symbol.dispose]() {
      closeSync(file)
      unfinished[Symbol.dispose]()
    },
  }
}

function writeAll(file: number, data: string | Uint8Array) {
  const bytes = Buffer.from(data)
  for (let at = 0; at < bytes.length; ) at += writeSome(file, bytes.subarray(at))
}

/** A slow pipe accepts only some bytes at a time, or none (EAGAIN). Returns the number of bytes written. */
function writeSome(file: number, bytes: Buffer): number {
  try {
    return writeSync(file, bytes)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return 0
    throw error
  }
}
