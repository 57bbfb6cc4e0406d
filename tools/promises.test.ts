import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tests = globSync(
  '{app,art,bench,catalog,contract,i18n,operations,publishing,server,studio,submissions,tests,tools}/**/*.{test,spec}.{ts,tsx}',
).map((file) => readFileSync(file, 'utf8').replaceAll("\\'", "'"))

/** Test titles quoted in the last column of a row. In a title, `…` marks omitted words, and a prefix such as `person: ` is the title of a `describe` block. */
function quotedTitles(row: string): string[] {
  return [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, title = '']) => title)
}

const partsOf = (title: string) =>
  title
    .split('…')
    .map((part) => part.trim().replace(/^(person|restore|export): /, ''))
    .filter((part) => part !== '')

it('docs/promises.md quotes only tests that exist', () => {
  const rows = readFileSync('docs/promises.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const titles = rows.flatMap(quotedTitles)
  expect(titles.length).toBeGreaterThan(50)
  expect(titles.filter((title) => !tests.some((code) => partsOf(title).every((part) => code.includes(part))))).toEqual([])
})
