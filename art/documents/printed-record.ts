import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * By PDF path within the product's folder: a hash of the PDF, which changes if staff replace the file, and a hash of the text it was
 * printed with.
 */
const PrintedRecord = z.record(z.string(), z.object({ pdf: z.string(), text: z.string() }))
export type PrintedRecord = z.infer<typeof PrintedRecord>

/** In the product's folder, so that it is moved, copied and deleted together with the PDFs. */
export const recordPath = 'documents/printed.json'

/** Undefined if no document has been printed. */
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
