import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { madeKinds, namedBy } from '#catalog/documents/document-kinds.ts'
import { languageNames } from '#contract/languages.ts'
import { createDocumentStore } from '#publishing/documents/document-store.ts'
import { atomicFile } from '#publishing/files/atomic-file.ts'
import { loadCatalog } from '#publishing/load-catalog.ts'
import { originalsIn } from '#publishing/pictures/originals.ts'
import { ContentError } from '#publishing/read/content-issue.ts'
import { readConfig } from '#server/config/config.ts'
import { documentTable } from './document-table.ts'

const usage = `npm run documents [-- NAME …]   Makes all documents now, not when a visitor first needs them, or those whose file name has one of these parts:
                                rh-9010, manual, rh-9010-manual.ko
  --out DIR                     Also copies them into this folder.
  --table                       Makes nothing, but shows which documents there are, per model and language.
  --dir DIR                     The content folder. Default: CONTENT_DIR, or else content.`

type Options = { folder: string; names: readonly string[]; out: string | undefined }

/** Into the folder that the server uses. */
async function makeDocuments({ folder, names, out }: Options) {
  const store = createDocumentStore(join(process.env.DATA_DIR || 'data', 'files'), originalsIn(folder), {
    reportUnstored: (error) => console.error('The documents cannot be kept in DATA_DIR:', error),
  })
  const began = performance.now()
  let made = 0
  // The public URL is printed in manuals, so it's part of their URLs.
  const { publicUrl } = readConfig(process.env)
  for (const document of (await loadCatalog(folder, undefined, { publicUrl })).madeDocuments()) {
    const { fileName } = document
    if (names.length > 0 && !names.some((name) => fileName.includes(name.toLowerCase()))) continue
    const stored = await store.get(document)
    if (out !== undefined && 'file' in stored) {
      await using unfinished = await atomicFile(join(out, fileName))
      await copyFile(stored.file, unfinished.path)
      await unfinished.finish()
    }
    made += 1
    console.log(fileName)
  }
  console.log(`${made} documents in ${Math.round((performance.now() - began) / 1000)} s`)
}

async function showTable(folder: string) {
  const documents = [...(await loadCatalog(folder)).madeDocuments()].flatMap(({ fileName }) => namedBy(fileName) ?? [])
  console.log(documentTable(documents, madeKinds, languageNames))
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: 'string' }, out: { type: 'string' }, table: { type: 'boolean' }, help: { type: 'boolean' } },
})
const folder = values.dir ?? (process.env.CONTENT_DIR || 'content')
if (values.help) console.log(usage)
else {
  const work = values.table ? showTable(folder) : makeDocuments({ folder, names: positionals, out: values.out })
  await work.catch((error: unknown) => {
    // Editors read content errors, so print no stack trace.
    console.error(error instanceof ContentError ? error.message : error)
    process.exitCode = 1
  })
}
