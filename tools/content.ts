import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkContent } from '#catalog/check-content.ts'
import { internalLinks } from '#catalog/checks/internal-links.ts'
import { ContentError } from '#catalog/content-issue.ts'
import { unwrittenDocuments } from '#catalog/documents/unwritten-documents.ts'
import { examineContent } from '#catalog/examine-content.ts'
import { loadCatalog } from '#catalog/load-catalog.ts'
import { writtenNumbers } from '#catalog/numbers/written-numbers.ts'
import { restartWithMemorySettings } from '#server/memory-settings.ts'
import { contentReport, numbersReport } from './content-report.ts'
import { glossaryOfMessages } from './glossary-of-messages.ts'
import { makeAllPictures } from './make-pictures.ts'

const usage = `npm run content check      Lists errors and warnings in the content.
  --table                  Also shows how much is translated into each language.
  --numbers                Lists the numbers in texts that are written by hand, and the placeholders that should replace them.
npm run content pictures   Makes all sizes of all pictures now, not when a visitor first needs them.
  --dir DIR                The content folder. Default: CONTENT_DIR, or else content.`

type Options = { folder: string; table: boolean; numbers: boolean }

async function check({ folder, table, numbers }: Options) {
  if (numbers) return listNumbers(folder)

  const report = await checkContent(folder, { rules: [internalLinks], advice: [unwrittenDocuments, glossaryOfMessages] })
  console.log(contentReport(report, { folder, table }))
  if (report.errors.length > 0) process.exitCode = 1
}

async function listNumbers(folder: string) {
  const { draft } = await examineContent(folder)
  console.log(numbersReport(writtenNumbers(draft)))
}

async function pictures({ folder }: Options) {
  // The folder that the server uses.
  const kept = join(process.env.DATA_DIR || 'data', 'pictures')
  await makeAllPictures(await loadCatalog(folder), kept, (line) => console.log(line))
}

const commands = new Map([
  ['check', check],
  ['pictures', pictures],
])

// Halves the memory for content of a hundred times the demo's size.
restartWithMemorySettings()

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: 'string' }, table: { type: 'boolean' }, numbers: { type: 'boolean' } },
})
const command = commands.get(positionals[0] ?? '')
if (command) {
  const folder = values.dir ?? (process.env.CONTENT_DIR || 'content')
  await command({ folder, table: values.table ?? false, numbers: values.numbers ?? false }).catch((error: unknown) => {
    // Content faults are for editors, who don't need a stack trace.
    console.error(error instanceof ContentError ? error.message : error)
    process.exitCode = 1
  })
} else {
  console.error(usage)
  process.exitCode = 1
}
