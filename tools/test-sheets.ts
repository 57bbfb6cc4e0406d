// Opens the exports for staff in LibreOffice Calc, which must be installed: `npm run test:sheets`, about a minute. `npm test` has quicker
// checks of the exports.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { csvLine } from '#submissions/staff/csv.ts'
import { exportColumns, exportHeadings } from '#submissions/staff/export-rows.ts'
import { openSqliteStore } from '#submissions/store/sqlite-store.ts'
import { oddCells } from '#submissions/testing/odd-cells.ts'
import { aComplaint, accepted, inboxOf, later } from '#submissions/testing/samples.ts'

const separators = { comma: ',', semicolon: ';', tab: '\t' }
/** Filter options of LibreOffice: https://wiki.documentfoundation.org/Documentation/DevGuide/Spreadsheet_Documents */
const utf8 = 76
const textQuoted = `csv:Text - txt - csv (StarCalc):44,34,${utf8},1,,0,true,false,false`

const folder = mkdtempSync(join(tmpdir(), 'hearth-sheets-'))
try {
  if (spawnSync('soffice', ['--version']).status !== 0) throw new Error('LibreOffice is missing: soffice is not on the PATH.')
  const faults = await check()
  for (const fault of faults) console.log(fault)
  console.log(`${oddCells.length} entries, ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  rmSync(folder, { recursive: true })
}

async function check(): Promise<string[]> {
  const rows = await storeOddCells()
  const xlsx = exported('xlsx')
  const csv = exported('csv')
  const asText = converted(csv, textQuoted, importing(',', { quotedIsText: true }))
  return [
    ...missing('the workbook', converted(xlsx, textQuoted), rows.map(quotedLine)),
    ...missing('the CSV', readFileSync(csv, 'utf8'), rows.map(csvLine)),
    ...missing(
      'the CSV read as text',
      asText,
      rows.map((row) => fromCsv(csvLine(row))),
    ),
    ...Object.entries(separators).flatMap(([name, separator]) =>
      faultsOfDetection(name, converted(csv, 'fods', importing(separator))),
    ),
  ]
}

/** Stores one complaint per odd cell. Returns the expected rows of the export, with times in Singapore. */
async function storeOddCells(): Promise<string[][]> {
  const store = openSqliteStore(join(folder, 'hearth.db'), { timeoutMs: 15_000 })
  const columns = exportColumns('feedback')
  const rows: string[][] = [exportHeadings(columns)]
  for (const [minute, description] of oddCells.entries()) {
    const complaint = aComplaint({ fields: { ...aComplaint().fields, description } })
    const reference = await accepted(inboxOf(store, { now: () => later(minute * 60_000) }).accept(complaint))
    const received_at = `2030-01-02 20:${String(minute).padStart(2, '0')}`
    const known = { ...complaint.fields, reference, received_at, kind: 'Feedback', language: 'English', status: 'open' }
    const values = new Map(Object.entries(known))
    rows.push(columns.map((column) => values.get(column) ?? ''))
  }
  await store.close()
  return rows
}

function exported(format: 'csv' | 'xlsx'): string {
  const out = join(folder, `feedback.${format}`)
  const args = ['tools/inbox.ts', 'export', '--kind', 'feedback', '--format', format, '--out', out]
  // Another time zone, because the export must always use Singapore time.
  const { status, stderr } = spawnSync('node', args, {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: folder, TZ: 'America/New_York' },
  })
  if (status !== 0) throw new Error(`The export failed: ${stderr}`)
  return out
}

/** Import options for a CSV: its separator, and whether quoted cells are text. All automatic detection and formulas are on. */
function importing(separator: string, { quotedIsText = false } = {}): string {
  return `Text - txt - csv (StarCalc):${separator.charCodeAt(0)},34,${utf8},1,,0,${quotedIsText},true,false,false,false,0,true`
}

/** The content of a file after LibreOffice has converted it to another format. */
function converted(file: string, format: string, filter?: string): string {
  const out = mkdtempSync(join(folder, 'converted-'))
  const profile = join(folder, 'profile')
  mkdirSync(profile, { recursive: true })
  const { stderr } = spawnSync(
    'soffice',
    [
      `-env:UserInstallation=${pathToFileURL(profile)}`,
      '--headless',
      ...(filter === undefined ? [] : [`--infilter=${filter}`]),
      ...['--convert-to', format, '--outdir', out, file],
    ],
    { encoding: 'utf8' },
  )
  const path = join(out, `${basename(file, extname(file))}.${format.split(':')[0]}`)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`LibreOffice did not convert ${file}: ${stderr}`, { cause: error })
  }
}

/** LibreOffice quotes only text, so a cell that it read as a number, a date or a formula differs. */
function quotedLine(row: readonly string[]): string {
  const cells = row.map((cell) => (cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`))
  return `${cells.join(',')}\n`
}

/** Converts a line of our CSV to LibreOffice's form: empty cells without quotes, and its own line endings. */
function fromCsv(line: string): string {
  return line.replace(/(?<=^|,)""(?=,|\r)/g, '').replace('\r\n', '\n')
}

function missing(where: string, text: string, lines: readonly string[]): string[] {
  return lines.filter((line) => !text.includes(line)).map((line) => `${where} lacks ${JSON.stringify(line.slice(0, 200))}`)
}

/** Checks a CSV that was opened with automatic detection: digits may become numbers, but no formula may run and phone numbers stay as they are. */
function faultsOfDetection(separator: string, sheet: string): string[] {
  const faults = []
  if (/table:formula=/.test(sheet)) faults.push(`opened with ${separator}: a cell is a formula`)
  if (!sheet.includes('+65 9123 4567')) faults.push(`opened with ${separator}: the phone number has changed`)
  if (/(?:'|&apos;)\+65/.test(sheet)) faults.push(`opened with ${separator}: the phone number has an apostrophe`)
  if (separator === 'comma' && !sheet.includes('office:date-value="2030-01-02T20:00:00"'))
    faults.push(`opened with ${separator}: the time is not that of Singapore`)
  return faults
}
