import { expect, it } from 'vitest'
import { type Edits, fixtureDraft } from '../testing/fixture.ts'
import { writtenNumbers } from './written-numbers.ts'

const hood = 'products/rh-0001/en.yaml'
const write = (sentence: string, file = hood): Edits => ({
  [file]: (text) => text.replace(/^summary: .*$/m, `summary: ${sentence}`),
})

async function listedIn(file: string, edits: Edits) {
  const numbers = writtenNumbers(await fixtureDraft(edits))
  return numbers.filter((number) => number.file === file && number.field === 'summary')
}

it('names file, line, field and the placeholder of a product’s own value', async () => {
  expect(await listedIn(hood, write('It moves 1,450 m³/h.'))).toEqual([
    { file: hood, line: expect.any(Number), field: 'summary', message: '"1,450 m³/h" is written by hand: write {airflow}' },
  ])
})

it('knows the numbers of another language', async () => {
  const file = 'products/rh-0001/id.yaml'
  const [number] = await listedIn(file, write('Alirannya 1.450 m³/h.', file))
  expect(number?.message).toBe('"1.450 m³/h" is written by hand: write {airflow}')
})

it('names a value that is given in another unit', async () => {
  const width = {
    'categories/range-hoods/category.yaml': (text: string) =>
      text.replace('parameters:\n', 'parameters:\n  - { key: width, kind: number, unit: mm, names: { en: Width } }\n'),
    'products/rh-0001/product.yaml': (text: string) => text.replace('  noise: 57\n', '  noise: 57\n  width: 900\n'),
  }
  const [number] = await listedIn(hood, { ...write('It is 90 cm wide.'), ...width })
  expect(number?.message).toBe('"90 cm" is written by hand: {width} in another unit')
})

it('lists a number that is no fact, and leaves out placeholders', async () => {
  const listed = await listedIn(hood, write('Wash it every 3 weeks; it moves {airflow}.'))
  expect(listed.map(({ message }) => message)).toEqual(['"3" is written by hand'])
})

it('names the product that an article’s number is a fact of', async () => {
  const file = 'news/new-hood/en.yaml'
  const draft = await fixtureDraft({ [file]: (text) => text.replace(/^title: .*$/m, 'title: RH-0001 moves 1,450 m³/h') })
  expect(writtenNumbers(draft)).toContainEqual(
    expect.objectContaining({ file, field: 'title', message: '"1,450 m³/h" is written by hand: airflow of RH-0001' }),
  )
})

it('lists numbers of texts that are beside facts', async () => {
  const file = 'categories/range-hoods/category.yaml'
  const draft = await fixtureDraft({
    [file]: (text) => text.replace('en: Measured as they are used.', 'en: Seven hoods of 900 mm.'),
  })
  expect(writtenNumbers(draft)).toContainEqual(
    expect.objectContaining({ file, field: 'intro.en', message: '"900 mm" is written by hand' }),
  )
})
