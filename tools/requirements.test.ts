import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const table = readFileSync('docs/requirements.md', 'utf8')
const explained = new Set([...table.matchAll(/^\| ([A-Z]+\d+) /gm)].map(([, code]) => code))

/** Matches the codes at the start of a title: `'G2, P2: filters …'` has G2 and P2. */
const titleCodes = /['"`]([A-Z]{1,2}\d+(?:, [A-Z]{1,2}\d+)*): /g

it('docs/requirements.md explains every requirement code in test titles', () => {
  const tests = globSync(
    '{app,art,bench,catalog,contract,i18n,operations,publishing,server,studio,submissions,tests,tools}/**/*.{test,spec}.{ts,tsx}',
  )
  const named = tests
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(titleCodes)])
    .flatMap(([, codes = '']) => codes.split(', '))
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((code) => !explained.has(code))).toEqual([])
})

it('docs/requirements.md names only files and folders that exist', () => {
  const paths = [...table.matchAll(/`([a-z][^`*<\s]*\/[^`*<\s]*)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(50)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
