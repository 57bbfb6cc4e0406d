// Asks the Nu HTML checker about every page in all languages: `npm run test:html`. Needs Java; about a minute. `npm test` has the quick checks.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { languageNames } from '#contract/languages.ts'
import { indexedPages } from '#server/pages/indexed-pages.ts'
import { runSite } from '#tests/support/running-site.ts'
import { servedContent } from '#tests/support/served-content.ts'

/** Not among the project's packages: 31 MB that only this command needs. */
const checker = 'vnu-jar@26.9.27'
/** Pages that no search engine is told of. */
const unlisted = ['/no-such-page', '/search?q=oven', '/constrast?manycode=101,102', '/sent', '/api/docs']

type Message = {
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning'
  message: string
  url: string
  extract?: string
}

const folder = mkdtempSync(join(tmpdir(), 'hearth-html-'))
try {
  const addresses = await writePages()
  const faults = faultsOf(check(), addresses)
  for (const fault of faults) console.log(fault)
  console.log(`${addresses.length} pages, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true })
}

/** Each page as a file named by its place in the list. */
async function writePages(): Promise<string[]> {
  await using site = await runSite({ content: servedContent, compress: false })
  const listed = indexedPages(site.content.current()).flatMap((page) => languageNames.map(page))
  const addresses = [...new Set([...listed, ...unlisted])]
  for (const [index, address] of addresses.entries()) {
    const page = await (await fetch(site.origin + address)).text()
    writeFileSync(join(folder, `${index}.html`), page)
  }
  return addresses
}

function check(): Message[] {
  const { stdout, stderr, status } = spawnSync(
    'npx',
    ['--yes', checker, '--stdout', '--exit-zero-always', '--format', 'json', folder],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    },
  )
  if (status !== 0) throw new Error(`The checker did not run: ${stderr}`)
  return JSON.parse(stdout).messages
}

/** Each fault once, with the first page that has it. Remarks are left out, and what the checker says of CSS: it knows none of the newer rules. */
function faultsOf(messages: readonly Message[], addresses: readonly string[]): string[] {
  const relevant = messages.filter(({ type, subType, message }) => (type !== 'info' || subType) && !message.startsWith('CSS:'))
  return [...Map.groupBy(relevant, ({ message }) => message)].map(([message, [first, ...more]]) => {
    const address = addresses[Number(basename(first?.url ?? '', '.html'))]
    return `${address}${more.length > 0 ? ` and ${more.length} more` : ''}: ${message}\n    ${first?.extract?.trim() ?? ''}`
  })
}
