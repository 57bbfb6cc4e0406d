import { describe, expect, it } from 'vitest'
import { fixtureFiles } from '../testing/fixture.ts'
import { contentFile } from './content-file.ts'
import { readContent } from './read-content.ts'

const files = await fixtureFiles((_, text) => text)
const withChanges = async (changes: Record<string, (text: string) => string>) =>
  readContent(await fixtureFiles((file, text) => changes[file]?.(text) ?? text))

describe('reading the content', () => {
  it('reads a valid folder without faults or warnings', async () => {
    const { draft, issues, unread } = readContent(files)
    expect(issues).toEqual([])
    expect(unread).toEqual([])
    expect(draft.products.map(({ code }) => code)).toEqual(['RH-0001', 'RH-0002', 'RH-0090', 'SD-0001', 'SD-0002'])
  })

  it('finds all faults in one run, each with file, line and field', async () => {
    const { issues } = await withChanges({
      'products/sd-0001/product.yaml': (text) => text.replace('id: "601"', 'id: 601').replace('position: 2', 'position: first'),
      'home.yaml': (text) => text.replace('hotProducts', 'hotProduct'),
      'site.yaml': (text) => text.replace('email: hello@example.com', 'email: nobody'),
    })
    expect(issues.map(({ file, line, field }) => `${file}:${line} ${field}`).sort()).toEqual([
      'home.yaml:2 hotProduct',
      'home.yaml:undefined hotProducts',
      'products/sd-0001/product.yaml:1 id',
      'products/sd-0001/product.yaml:5 position',
      'site.yaml:12 email',
    ])
  })

  it('explains schema errors to editors', async () => {
    const { issues } = await withChanges({
      'products/sd-0001/product.yaml': (text) => text.replace('id: "601"', 'id: 601').replace('position: 2', 'position: first'),
      'home.yaml': (text) => text.replace(/^series: .*/m, 'series: vela'),
      'site.yaml': (text) => text.replace('email: hello@example.com', 'email: nobody'),
      'products/sd-0002/product.yaml': (text) => text.replace('id: "602"', 'id: "six"'),
    })
    expect(issues.map(({ field, message }) => `${field}: ${message}`).sort()).toEqual([
      'email: must be a valid email address',
      'id: must be a text: put it in quotation marks',
      'id: must be a whole number in quotes',
      'position: must be a number',
      'series: must be a list',
    ])
  })

  it('names the allowed kinds of a value that has another kind', async () => {
    const { issues } = await withChanges({
      'products/sd-0001/product.yaml': (text) => text.replace('water-rating: 3', 'water-rating: { ticks: 3 }'),
    })
    expect(issues).toMatchObject([
      { field: 'values.water-rating', message: expect.stringMatching(/a number.*true or false.*a text/) },
    ])
  })

  it('rejects URLs that would run code in the browser', async () => {
    const { issues } = await withChanges({
      'site.yaml': (text) =>
        text.replace('https://wa.example.com/6560000000', 'javascript:alert(1)').replace('https://chat.', 'data:text/html,chat.'),
      'products/rh-0001/product.yaml': (text) => text.replace('https://shop.example.com/rh-0001', ' JavaScript:alert(1)'),
    })
    expect(issues.map(({ file, field }) => `${file} ${field}`).sort()).toEqual([
      'products/rh-0001/product.yaml buyLink',
      'site.yaml messaging.url',
      'site.yaml whatsApp.url',
    ])
    for (const { message } of issues) expect(message).toContain('https://')
  })

  it('names a missing file', async () => {
    const { issues } = readContent(files.filter(({ file }) => file !== 'banners.yaml'))
    expect(issues).toEqual([{ file: 'banners.yaml', field: '', message: 'is missing: the site needs this file' }])
  })

  it('warns of files that the site does not use, such as a misspelt language', async () => {
    const { unread } = readContent([...files, contentFile('products/rh-0002/kr.yaml', 'title: A')])
    expect(unread).toMatchObject([{ file: 'products/rh-0002/kr.yaml' }])
  })
})
