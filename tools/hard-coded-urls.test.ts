import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from '#contract/pages/paths.ts'

/** Files that may contain the paths of pages as text: the table, and tests whose subject is a URL as somebody typed it. */
const declared = ['contract/pages/table.ts', 'contract/pages/table.test.ts']
const typedByVisitors = [
  'app/shell/links/language-href.test.ts',
  'server/http/request-target.integration.test.ts',
  'server/pages/page-address.test.ts',
  'tests/browser/not-found.spec.ts',
  'tests/hostile-requests.integration.test.ts',
  'tests/search-quality/search-quality.content.test.ts',
]
const typedByEditors = [
  'app/routes/products/feature/load.test.ts',
  'publishing/check/internal-links.test.ts',
  'catalog/markdown.test.ts',
  'studio/edits/check-translation.test.ts',
  'tests/search-quality/measure.test.ts',
  'tools/content.integration.test.ts',
]
/** API paths: the test that pins them, the test that declares a call of its own, and the test of texts in URLs. */
const apiDeclared = [
  'server/api/transport.integration.test.ts',
  'server/api/sends.integration.test.ts',
  'tests/hostile-requests.integration.test.ts',
]

const files = globSync(
  '{app,art,bench,catalog,contract,i18n,operations,publishing,server,studio,submissions,tests,tools}/**/*.{ts,tsx,mjs}',
)
const folders = '/(?:zh-hans/|zh-hant/|ko/|id/)?'
const names = Object.values(paths)
  .filter((path) => path !== '/')
  .map((path) => path.slice(1))
  .join('|')
const pagePath = new RegExp(`['"\`} *]${folders}(?:(?:${names})(?:\\.data)?(?=['"\`?#*])|features/)`)
const apiPath = /['"`} *]\/api\/[A-Za-z]+\/[A-Za-z_]/

/** Comments may contain URLs. Imports begin with `#` or `./`. */
const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*|from '[^']*'/g, '')
const filesWith = (path: RegExp, exceptions: readonly string[]) =>
  files.filter((file) => !exceptions.includes(file) && path.test(code(file)))

it('URLs of pages are always built from the table of pages, in tests too', () => {
  expect(files.length).toBeGreaterThan(900)
  expect(filesWith(pagePath, [...declared, ...typedByVisitors, ...typedByEditors])).toEqual([])
})

// In `app/`, the type of the call checks the path: a wrong one does not compile. A value would bring the schemas to the browser.
it('API paths are always taken from the calls, in tests too', () => {
  const checkedByType = files.filter((file) => file.startsWith('app/') || file.startsWith('contract/wire/'))
  expect(filesWith(apiPath, [...apiDeclared, ...checkedByType])).toEqual([])
})

it('every exception is still needed', () => {
  const exceptions = [...declared, ...typedByVisitors, ...typedByEditors]
  expect(exceptions.filter((file) => !pagePath.test(code(file)))).toEqual([])
  expect(apiDeclared.filter((file) => !apiPath.test(code(file)))).toEqual([])
})
