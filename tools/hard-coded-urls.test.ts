import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from '#contract/pages/paths.ts'

// Paths of pages are declared in the table of pages only. Tests may use URLs as visitors type them.
const declared = ['contract/pages/table.ts', 'contract/pages/page-of-path.ts']
const files = globSync('{app,art,bench,catalog,contract,server,submissions,tools}/**/*.{ts,tsx,mjs}').filter(
  (file) => !/\.test\.tsx?$|\/testing\/|under-test|generated-bodies/.test(file) && !declared.includes(file),
)

const names = Object.values(paths)
  .filter((path) => path !== '/')
  .map((path) => path.slice(1))
  .join('|')
const hardCodedUrl = new RegExp(`['"\`](?:\\$\\{[^}]*\\})?(?:/[a-z-]{2,7})?/(?:${names})(?=['"\`?#])`)

/** Comments may contain URLs. */
const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')

it('URLs of pages are always built from the table of pages', () => {
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter((file) => hardCodedUrl.test(code(file)))).toEqual([])
})
