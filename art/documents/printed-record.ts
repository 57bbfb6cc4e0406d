import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** By the path of the PDF within the product's folder: a hash of the PDF's bytes, by which one that staff put in its place is told apart, and of its text. */
const PrintedRecord = z.record(z.string(), z.object({ pdf: z.string(), text: z.string() }))
export type PrintedRecord = z.infer<typeof PrintedRecord>

/** Within the product's folder, so that it is moved, copied and deleted with its PDFs. */
export const recordPath = 'documents/printed.json'

/** Nothing where no document has been printed. */
export async function readRecord(productFolder: string): Promise<PrintedRecord> {
  const text = await readFile(join(productFolder, recordPath), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return PrintedRecord.parse(JSON.parse(text))
}

export async function writeRecord(productFolder: string, record: PrintedRecord): Promise<void> {
  await writeFile(join(productFolder, recordPath), `${JSON.stringify(record, null, 2)}\n`)
}
