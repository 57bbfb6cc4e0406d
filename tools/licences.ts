import { readFileSync } from 'node:fs'
import { fileLicences, trackedFiles } from './supply/file-licences.ts'
import { LockFile, packageLicences } from './supply/package-licences.ts'

/*
 * `npm run licences`: prints the licences of all packages, fonts, pictures and data, with `-- --table` each package. Exits with 1 if the policy doesn't know one.
 */
const packages = packageLicences(LockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))))
const files = fileLicences(trackedFiles())

function printCounts(title: string, licences: readonly string[]) {
  console.log(`\n${title}: ${licences.length}`)
  const counts = Object.entries(Object.groupBy(licences, (licence) => licence)).map(
    ([name, all = []]) => [name, all.length] as const,
  )
  for (const [name, count] of counts.toSorted(([, one], [, other]) => other - one))
    console.log(`  ${String(count).padStart(5)}  ${name}`)
}

const licencesOf = (isForDevelopment: boolean) =>
  packages.filter((one) => one.isForDevelopment === isForDevelopment).map(({ licence }) => licence)
printCounts('Packages of the site', licencesOf(false))
printCounts('Packages of studio, tests and tools', licencesOf(true))
printCounts(
  'Fonts, pictures, films, models, documents and maps',
  files.map(({ origin }) => (origin ? `${origin.licence}: ${origin.from}` : 'unknown')),
)
if (process.argv.includes('--table')) {
  console.log('')
  for (const { name, version, licence } of packages) console.log(`${name} ${version}: ${licence}`)
}

const unknown = [
  ...packages.filter(({ isAllowed }) => !isAllowed).map(({ name, licence }) => `${name}: ${licence}`),
  ...files.filter(({ origin }) => origin === undefined).map(({ file }) => `${file}: its origin is not known`),
]
if (unknown.length > 0) {
  console.error(`\nNot judged yet (tools/supply/):\n  ${unknown.join('\n  ')}`)
  process.exitCode = 1
}
