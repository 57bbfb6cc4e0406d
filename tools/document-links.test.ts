import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const documents = [...globSync('*.md'), ...globSync('docs/**/*.md')]
const sources = globSync(
  '{app,art,bench,catalog,contract,i18n,operations,publishing,server,studio,submissions,tests,tools}/**/*.{ts,tsx,mjs,css}',
)

/** The files that links of a document lead to, relative to the project. */
function linkedFiles(document: string): string[] {
  const targets = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets
    .filter((target) => !/^([a-z]+:|#|\/)/.test(target))
    .map((target) => join(dirname(document), target.replace(/#.*/, '')))
}

it('every link in the documents leads to a file', () => {
  expect(documents.flatMap(linkedFiles).length).toBeGreaterThan(100)
  expect(documents.flatMap((document) => linkedFiles(document).filter((file) => !existsSync(file)))).toEqual([])
})

it('every decision that a document or a comment names exists, and the overview lists each once', () => {
  const records = readdirSync('docs/decisions').filter((name) => /^\d{3}-/.test(name))
  const numbers = new Set(records.map((name) => name.slice(0, 3)))
  const named = [...documents, ...sources].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/decisions?[ /](\d{3})\b/g)].map(([, number = '']) => ({ file, number })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ number }) => !numbers.has(number))).toEqual([])

  const rows = [...readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^\| \[\d{3}: .*\]\((.+?)\)/gm)]
  expect(rows.map(([, file]) => file).sort()).toEqual(records.sort())
})
