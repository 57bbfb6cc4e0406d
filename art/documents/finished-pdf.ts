import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { edition } from './edition.ts'

type Edition = typeof edition

/** Sets the edition date and compresses the PDF of Chromium by a fifth. Printing unchanged content gives the same bytes. */
export async function finishedPdf(pdf: Buffer, of: Edition): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'document-'))
  try {
    const [dated, packed] = [join(folder, 'dated.pdf'), join(folder, 'packed.pdf')]
    await writeFile(dated, withEditionDate(pdf, of))
    const options = ['--object-streams=generate', '--recompress-flate', '--compression-level=9', '--deterministic-id']
    const { status, stderr } = spawnSync('qpdf', [...options, dated, packed], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`qpdf could not compress the document: ${stderr}`)
    return await readFile(packed)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Replaces the time of printing with the first day of the edition's month. */
export function withEditionDate(pdf: Buffer, { year, month }: Edition): Buffer {
  const date = `D:${year}${String(month).padStart(2, '0')}01000000`
  return Buffer.from(pdf.toString('latin1').replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, `/$1 (${date}`), 'latin1')
}

/** The page of each link target, from 1. Chromium writes the pages in order and lists the targets by name. */
export function pagesOfTargets(pdf: Buffer): Map<string, number> {
  const text = pdf.toString('latin1')
  const pages = [...text.matchAll(/(\d+) 0 obj\n<<\/Type \/Page\n/g)].map(([, id]) => id)
  const targets = text.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g)
  return new Map(
    [...targets].flatMap(([, name, page]) => {
      const index = pages.indexOf(page)
      return name === undefined || index < 0 ? [] : [[name, index + 1] as const]
    }),
  )
}
