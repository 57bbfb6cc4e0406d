import { parseArgs } from 'node:util'
import { ContentError } from '#catalog/content-issue.ts'
import { fontFolder } from './fonts.ts'
import { printAll } from './print-all.ts'
import { printDocument } from './print-document.ts'
import { openPrinter } from './printer.ts'

const usage = `npm run documents [-- CODE …]   prints the documents of these products, or of all, and names them in their product.yaml
  --dir DIR                     the content folder (else CONTENT_DIR, else content)`

async function main(folder: string, codes: readonly string[]) {
  const printer = await openPrinter(fontFolder())
  try {
    await printAll(folder, codes, (printed, kind) => printDocument(printer, printed, kind), console.log)
  } finally {
    await printer.close()
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: 'string' }, help: { type: 'boolean' } },
})
if (values.help) {
  console.log(usage)
} else {
  await main(values.dir ?? (process.env.CONTENT_DIR || 'content'), positionals).catch((error: unknown) => {
    // Editors read content errors, so print no stack trace.
    console.error(error instanceof ContentError ? error.message : error)
    process.exitCode = 1
  })
}
