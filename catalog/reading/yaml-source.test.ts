import { describe, expect, it } from 'vitest'
import { parseYaml } from './yaml-source.ts'

const text = `id: "1"
values:
  airflow: 900
tags:
  - Slanted
  - name: Quiet
`

describe('where a fault is', () => {
  const { source } = parseYaml({ file: 'products/x/product.yaml', text })

  it.each([
    { path: ['id'], line: 1 },
    { path: ['values', 'airflow'], line: 3 },
    { path: ['tags', 1, 'name'], line: 6 },
  ])('names the line of $path', ({ path, line }) => {
    expect(source.at(path)).toEqual({ file: 'products/x/product.yaml', field: path.join('.'), line })
  })

  it('names the line around a field that is missing', () => {
    expect(source.at(['values', 'noise'])).toMatchObject({ field: 'values.noise', line: 2 })
  })

  it('names no line for the file as a whole', () => {
    expect(source.at([])).toEqual({ file: 'products/x/product.yaml', field: '' })
  })
})

describe('what is no YAML', () => {
  it('is told with its line', () => {
    const { value, issues } = parseYaml({ file: 'site.yaml', text: 'brand: Solenne\ntagline: { en: "Happiness\n' })
    expect(value).toBeUndefined()
    expect(issues[0]).toMatchObject({ file: 'site.yaml', message: expect.stringContaining('not readable as YAML') })
    expect(issues[0]?.line).toBeGreaterThan(1)
  })

  it('is told where a key stands twice', () => {
    expect(parseYaml({ file: 'site.yaml', text: 'brand: A\nbrand: B\n' }).issues).toMatchObject([{ line: 2 }])
  })

  it('is told where aliases multiply without end', () => {
    const bomb = [
      'a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1]',
      ...'bcdef'.split('').map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcde'[index]}`)}]`),
    ]
    expect(parseYaml({ file: 'site.yaml', text: bomb.join('\n') }).issues).toHaveLength(1)
  })
})
