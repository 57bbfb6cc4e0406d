import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from '#contract/pages/paths.ts'

// The table is where paths are declared; contract/wire is where calls are. Tests name addresses as visitors type them.
const declared = ['contract/pages/table.ts', 'contract/pages/page-of-path.ts']
const files = globSync('{app,art,bench,catalog,contract,server,submissions,tools}/**/*.{ts,tsx,mjs}').filter(
  (file) => !/\.test\.tsx?$|\/testing\/|under-test|generated-bodies/.test(file) && !declared.includes(file),
)

const names = Object.values(paths)
  .filter((path) => path !== '/')
  .map((path) => path.slice(1))
  .join('|')
const bareAddress = new RegExp(`['"\`](?:\\$\\{[^}]*\\})?(?:/[a-z-]{2,7})?/(?:${names})(?=['"\`?#])`)

/** Comments may name an address. */
const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')

it('no page is addressed but through the table of pages', () => {
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter((file) => bareAddress.test(code(file)))).toEqual([])
})
