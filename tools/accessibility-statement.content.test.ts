import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { languageNames } from '#contract/languages.ts'
import { servesDemo } from '#tests/support/demo-content.ts'

type Statement = { sections: Record<string, { title: string; text: string }> }

const folder = 'content/pages/accessibility'
const statementIn = (language: string): Statement => parse(readFileSync(`${folder}/${language}.yaml`, 'utf8'))
const textOf = (language: string, section: string) => statementIn(language).sections[section]?.text ?? ''
const pointsOf = (text: string) => text.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))

/** Percentages and lengths, such as “320 px”. */
const measuresIn = (text: string) =>
  [...text.matchAll(/(\d+)\s*(%|px|像素)/g)].map(([, number, unit]) => `${number} ${unit === '%' ? '%' : 'px'}`)
const criteriaIn = (text: string) => text.match(/\b[1-4]\.\d\.\d+\b/g) ?? []

const tests = globSync('{app,tests}/**/*.{test,spec}.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))

const documented = readFileSync('docs/accessibility.md', 'utf8')

/** The rows of the table below a heading, without its head. */
const rowsBelow = (heading: string) =>
  (documented.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()))
const quotedIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted)

/** The promises, each with the titles of the tests that it names. */
const proved = new Map(rowsBelow('Promises').map(([, promise = '', titles = '']) => [promise, quotedIn(titles)] as const))
/** The criteria of WCAG 2.2 A and AA, with their evidence. */
const criteria = rowsBelow('Criteria').map(([, criterion = '', , evidence = '']) => ({ criterion, evidence }))
const codeOf = (title: string) => tests.filter((code) => code.includes(title)).join('\n')

describe.skipIf(!servesDemo)('the accessibility statement', () => {
  const promises = pointsOf(textOf('en', 'how-it-works'))

  it('promises only what tests prove that exist', () => {
    expect([...proved.keys()]).toEqual(promises)
    const titles = [...proved.values()].flat()
    expect(titles.filter((title) => codeOf(title) === '')).toEqual([])
  })

  it.each(promises)('names only numbers that the tests of its promise check: %s', (promise) => {
    const code = (proved.get(promise) ?? []).map(codeOf).join('\n')
    expect(measuresIn(promise).filter((measure) => !code.includes(measure))).toEqual([])
  })

  it.each(languageNames)('promises the same and admits the same failures in %s', (language) => {
    const same = (section: string, read: (text: string) => readonly string[]) =>
      expect(pointsOf(textOf(language, section)).map(read)).toEqual(pointsOf(textOf('en', section)).map(read))
    same('how-it-works', measuresIn)
    same('limits', criteriaIn)
    same('limits', (text) => text.match(/\b(2[0-9])(?=[ 日일])/g) ?? [])
  })

  it('admits each failure of the table of criteria, with its day, and no other', () => {
    const admitted = pointsOf(textOf('en', 'limits')).flatMap((point) =>
      criteriaIn(point).map((criterion) => `${criterion} since ${/known since ([^).]+)/.exec(point)?.[1]}`),
    )
    const failing = criteria.flatMap(({ criterion, evidence }) => {
      const since = /fails: .*since (\d+ \w+ \d{4})/.exec(evidence)?.[1]
      return since === undefined ? [] : [`${criterion} since ${since}`]
    })
    expect(admitted.sort()).toEqual(failing.sort())
  })

  it('has a table of all 55 criteria, with tests that exist', () => {
    expect(new Set(criteria.map(({ criterion }) => criterion)).size).toBe(55)
    const files = rowsBelow('Criteria')
      .concat(rowsBelow('Faults that were found'))
      .flatMap((cells) => quotedIn(cells.at(-2) ?? ''))
    expect(files.filter((file) => file.includes('/') && !existsSync(file))).toEqual([])
  })

  it('says when it was assessed last, which is the day of the page', () => {
    const { updated } = parse(readFileSync(`${folder}/page.yaml`, 'utf8'))
    const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    expect(textOf('en', 'status')).toContain(day.format(new Date(updated)))
  })
})
