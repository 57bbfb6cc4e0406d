import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const require = createRequire(import.meta.url)
/** Run directly, because the command of the package downloads a Java runtime if none is installed. */
const checker = require.resolve('vnu-jar/build/dist/vnu.jar')
/** The C1 compiler and the serial collector halve the time of such a short run. The schemas of the checker need a large stack. */
const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m']
const options = ['--stdout', '--exit-zero-always', '--format', 'json']

type Message = {
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning'
  message: string
  url: string
  extract?: string
}

/** Errors and warnings of the Nu HTML checker, each once, with the first page that has it. `pages` is HTML by URL. */
export async function htmlFaults(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const urls = [...pages.keys()]
  const folder = mkdtempSync(join(tmpdir(), 'hearth-html-'))
  try {
    for (const [index, url] of urls.entries()) writeFileSync(join(folder, `${index}.html`), pages.get(url) ?? '')
    const messages = await check(folder)
    return [...Map.groupBy(messages.filter(isFault), ({ message }) => message)].map(([message, [first, ...more]]) => {
      const url = urls[Number(basename(first?.url ?? '', '.html'))]
      return `${url}${more.length > 0 ? ` and ${more.length} more` : ''}: ${message}\n    ${first?.extract?.trim() ?? ''}`
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function check(folder: string): Promise<Message[]> {
  const { stdout } = await promisify(execFile)('java', [...java, '-jar', checker, ...options, folder], {
    maxBuffer: 2 ** 30,
  }).catch((error) => {
    throw new Error('The HTML checker did not run. It needs Java 11 or newer (on Debian: default-jre-headless).', {
      cause: error,
    })
  })
  return JSON.parse(stdout).messages
}

/** The checker does not know newer CSS, nor `rel="expect"`, which the HTML standard allows with `blocking`, nor what Safari takes for a list. */
const unknownToChecker = [
  /^The “list” role is unnecessary for element “[ou]l”\.$/,
  /^CSS:/,
  /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”\.$/,
]

const isFault = ({ type, subType, message }: Message) =>
  (type !== 'info' || subType) && !unknownToChecker.some((known) => known.test(message))
