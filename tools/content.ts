import { parseArgs } from 'node:util'
import { ContentError } from '#publishing/read/content-issue.ts'
import { PublishedStoreError } from '#publishing/store/store-error.ts'
import type { ContentCommand } from './content-command.ts'
import { contentCommands } from './content-commands.ts'

const usage = `npm run content check      Lists errors and warnings in the content.
  --table                  Also shows how much is translated into each language.
  --numbers                Lists the numbers in texts that may be facts, and the placeholders that should replace them.
  --numbers --all          Lists all numbers in texts as CSV: file, line, field, number, and where it comes from.
npm run content pictures   Makes all sizes of all pictures now, not when a visitor first needs them.
npm run content publish    Builds a version of the content and makes it the current one for all nodes. DATABASE_URL or DATA_DIR name the store.
npm run content versions   Lists the published versions. Nodes serve those with a star.
npm run content rollback VERSION
                           Makes an earlier version the current one again.
npm run content gc         Removes all but the 10 newest versions (-- --keep 5: the 5 newest), and files that no version needs.
npm run content translations states|export|import|record
                           Says what is translated, and exchanges texts with translators. Without more words, it explains itself.
npm run content back-translations -- --language ko
                           Lists the warnings, notices and care steps whose back-translation into English is missing or out of date.
  --dir DIR                The content folder. Default: CONTENT_DIR, or else content.`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    dir: { type: 'string' },
    table: { type: 'boolean' },
    numbers: { type: 'boolean' },
    all: { type: 'boolean' },
    language: { type: 'string' },
    out: { type: 'string' },
    kind: { type: 'string', multiple: true },
    keep: { type: 'string' },
  },
})
const command = contentCommands.get(positionals[0] ?? '')
if (command) {
  const folder = values.dir ?? (process.env.CONTENT_DIR || 'content')
  if (!(await run(command, folder))) process.exitCode = 1
} else {
  console.error(usage)
  process.exitCode = 1
}

async function run(command: ContentCommand, folder: string): Promise<boolean> {
  try {
    return await command({
      folder,
      table: values.table,
      numbers: values.numbers,
      all: values.all,
      ...{ rest: positionals.slice(1), language: values.language, out: values.out, kinds: values.kind },
      keep: values.keep === undefined ? undefined : Number(values.keep),
      say: (text) => console.log(text),
    })
  } catch (error) {
    // Neither content faults nor a store that is away are mended with a stack trace.
    console.error(error instanceof ContentError || error instanceof PublishedStoreError ? error.message : error)
    return false
  }
}
