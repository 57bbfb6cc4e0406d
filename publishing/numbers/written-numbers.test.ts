import { expect, it } from 'vitest'
import { type Edits, fixtureDraft } from '../testing/fixture.ts'
import { writtenNumbers } from './written-numbers.ts'

const hood = 'products/rh-0001/en.yaml'
const news = 'news/new-hood/en.yaml'
const write = (sentence: string, file = hood): Edits => ({
  [file]: (text) => text.replace(/^(summary|title): .*$/m, `$1: ${sentence}`),
})

async function listedIn(file: string, edits: Edits) {
  const numbers = [...writtenNumbers(await fixtureDraft(edits))]
  return numbers
    .filter((number) => number.file.file === file && ['summary', 'title'].includes(number.path.join('.')))
    .map(({ number, source, advice }) => [number, source, advice])
}

it('names the placeholder of a product’s own value', async () => {
  expect(await listedIn(hood, write('It moves 1,450 m³/h.'))).toContainEqual(['1,450 m³/h', 'equals a fact', '{airflow}'])
})

it('knows the numbers of another language', async () => {
  const file = 'products/rh-0001/id.yaml'
  expect(await listedIn(file, write('Alirannya 1.450 m³/h.', file))).toContainEqual(['1.450 m³/h', 'equals a fact', '{airflow}'])
})

it('names a value that is given in another unit', async () => {
  const width = {
    'categories/range-hoods/category.yaml': (text: string) =>
      text.replace('parameters:\n', 'parameters:\n  - { key: width, kind: number, unit: mm, names: { en: Width } }\n'),
    'products/rh-0001/product.yaml': (text: string) => text.replace('  noise: 57\n', '  noise: 57\n  width: 900\n'),
  }
  const listed = await listedIn(hood, { ...write('It is 90 cm wide.'), ...width })
  expect(listed).toContainEqual(['90 cm', 'equals a fact', '{width in cm}'])
})

it('names the product that an article’s number is a fact of', async () => {
  const listed = await listedIn(news, write('RH-0001 moves 1,450 m³/h', news))
  expect(listed).toEqual([['1,450 m³/h', 'equals a fact', '{rh-0001.airflow}']])
})

it('knows placeholders, and numbers that are no facts', async () => {
  const listed = await listedIn(news, write('Moves {rh-0001.airflow} since 4 May 2026, 9 am, S$40 at 13 A, RH-0001 7 Pa', news))
  expect(listed).toEqual([
    ['{rh-0001.airflow}', 'fact', undefined],
    ['4', 'date', undefined],
    ['2026', 'date', undefined],
    ['9', 'time', undefined],
    ['40', 'money', undefined],
    ['13 A', 'mains', undefined],
    ['7 Pa', 'unknown', undefined],
  ])
})

it('knows numbers of translations that English has, also as a word or in another unit', async () => {
  const file = 'news/new-hood/ko.yaml'
  const listed = await listedIn(file, {
    ...write('RH-0001 is eight metres long, 3 cm high and 7 kg', news),
    ...write('RH-0001 8m, 30mm, 9kg', file),
  })
  expect(listed.map(([number, source]) => [number, source])).toEqual([
    ['8m', 'as in English'],
    ['30mm', 'as in English'],
    ['9kg', 'unknown'],
  ])
})
