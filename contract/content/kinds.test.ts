import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { kindOfFile } from './kinds.ts'

it('SW3: every file of the content has a kind, and its schema accepts it', () => {
  const faults = globSync('**/*.yaml', { cwd: 'tests/content' }).filter((file) => {
    const kind = kindOfFile(file)
    return !kind?.schema.safeParse(parse(readFileSync(`tests/content/${file}`, 'utf8'))).success
  })
  expect(faults).toEqual([])
})

it.each([
  ['products/rh-9010/product.yaml', { kind: 'product', id: 'rh-9010' }],
  ['news/cooking/zh-Hans.yaml', { kind: 'news', id: 'cooking', language: 'zh-Hans' }],
  ['shops/sg.yaml', { kind: 'shops', id: 'sg' }],
  ['shops/areas.yaml', { kind: 'areas', id: '' }],
  ['banners.yaml', { kind: 'banners', id: '' }],
])('SW3: %s is known by its path', (file, kind) => {
  expect(kindOfFile(file)).toMatchObject(kind)
})

it.each(['series/vela/en.yaml', 'news/cooking/fr.yaml', 'news/cooking/pictures/x.yaml', 'other/x/y.yaml', 'other.yaml', ''])(
  'SW3: %s is not read by the site',
  (file) => expect(kindOfFile(file)).toBeUndefined(),
)
