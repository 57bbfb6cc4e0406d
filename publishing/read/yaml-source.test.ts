import { describe, expect, it } from 'vitest'
import { contentFile, textInMemory } from './content-file.ts'
import { parsedFile } from './parsed-yaml.ts'

const parsed = (file: string, text: string) => parsedFile(contentFile(file, text), textInMemory)

const text = `id: "1"
values:
  airflow: 900
tags:
  - Slanted
  - name: Quiet
`

describe('the place of a fault', () => {
  const { source } = parsed('products/x/product.yaml', text)

  it.each([
    { path: ['id'], line: 1 },
    { path: ['values', 'airflow'], line: 3 },
    { path: ['tags', 1, 'name'], line: 6 },
  ])('has the line of $path', ({ path, line }) => {
    expect(source.at(path)).toEqual({ file: 'products/x/product.yaml', field: path.join('.'), line })
  })

  it('has the line of the parent of a missing field', () => {
    expect(source.at(['values', 'noise'])).toMatchObject({ field: 'values.noise', line: 2 })
  })

  it('has no line for the file as a whole', () => {
    expect(source.at([])).toEqual({ file: 'products/x/product.yaml', field: '' })
  })
})

describe('invalid YAML', () => {
  it('is reported with its line', () => {
    const invalid = parsed('site.yaml', 'brand: Solenne\ntagline: { en: "Happiness\n')
    expect(invalid.load()).toBeUndefined()
    expect(invalid.issues[0]).toMatchObject({ file: 'site.yaml', message: expect.stringContaining('cannot be read as YAML') })
    expect(invalid.issues[0]?.line).toBeGreaterThan(1)
  })

  it('includes a repeated key', () => {
    expect(parsed('site.yaml', 'brand: A\nbrand: B\n').issues).toMatchObject([{ line: 2 }])
  })

  it('includes aliases that expand to too many values', () => {
    const bomb = [
      'a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1]',
      ...'bcdef'.split('').map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcde'[index]}`)}]`),
    ]
    expect(parsed('site.yaml', bomb.join('\n')).issues).toHaveLength(1)
  })
})
