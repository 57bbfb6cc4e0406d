import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { staleDocuments } from '#art/documents/stale-documents.ts'
import { checkContent } from '#catalog/check-content.ts'
import { internalLinks } from '#catalog/checks/internal-links.ts'
import { ContentError } from '#catalog/content-issue.ts'
import { loadCatalog } from '#catalog/load-catalog.ts'
import { contentReport } from './content-report.ts'
import { makeAllPictures } from './make-pictures.ts'

const usage = `npm run content check      what is wrong with the content
  --table                  and how far it is translated
npm run content pictures   makes every size of every picture now, instead of when it is first asked for
  --dir DIR                the content folder (else CONTENT_DIR, else content)`

type Options = { folder: string; table: boolean }

async function check({ folder, table }: Options) {
  const report = await checkContent(folder, { rules: [internalLinks], advice: [staleDocuments] })
  console.log(contentReport(report, { folder, table }))
  if (report.errors.length > 0) process.exitCode = 1
}

async function pictures({ folder }: Options) {
  // Where the server looks for them.
  const kept = join(process.env.DATA_DIR || 'data', 'pictures')
  await makeAllPictures(await loadCatalog(folder), kept, (line) => console.log(line))
}

const commands = new Map([
  ['check', check],
  ['pictures', pictures],
])

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: 'string' }, table: { type: 'boolean' } },
})
const command = commands.get(positionals[0] ?? '')
if (command) {
  const folder = values.dir ?? (process.env.CONTENT_DIR || 'content')
  await command({ folder, table: values.table ?? false }).catch((error: unknown) => {
    // Faults of the content are for the person who writes it: no stack.
    console.error(error instanceof ContentError ? error.message : error)
    process.exitCode = 1
  })
} else {
  console.error(usage)
  process.exitCode = 1
}
