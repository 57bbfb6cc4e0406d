import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type CallName, type ResultName, results } from '../wire/calls.ts'
import { handlers } from './handlers.ts'
import { aWriting } from './testing/a-writing.ts'

const file = 'news/cooking-evenings/ko.yaml'
const text = { language: 'ko', file: 'news/cooking-evenings/en.yaml', field: 'title' }
const states = ['current', 'outdated', 'missing', 'same']
const asked: readonly (readonly [ResultName & CallName, object])[] = [
  ['entries', { words: '' }],
  ['faults', {}],
  ['entryForm', { file: 'products/rh-9010/product.yaml' }],
  ['entryForm', { file: 'categories/range-hoods/category.yaml' }],
  ['entryForm', { file: 'home.yaml' }],
  ['entryForm', { file }],
  ['entryVersions', { file }],
  ['entryFaults', { file }],
  ['labels', { places: [{ file: 'products/rh-9010/product.yaml', field: 'values.airflow' }] }],
  ['references', { to: 'product', query: 'rh' }],
  ['drafts', {}],
  ['publishing', {}],
  ['publishCheck', { chosen: [] }],
  ['history', { entry: 'news/cooking-evenings' }],
  ['translateProgress', {}],
  ['translateList', { language: 'ko', states, words: '', from: 0, count: 1_000 }],
  ['translateNext', { ...text, states }],
  ['translateText', text],
]

it('what the studio returns, as JSON carries it, is what its pages believe', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-results-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync('tests/content', join(folder, 'content'), { recursive: true })
  const parts = { ...aWriting(folder), by: { who: 'mei', at: '2030-01-02T12:00:00Z' } }
  await parts.publishing.translations.refresh()
  await parts.drafts.edit({ ...(await parts.drafts.seen(file)), edits: [{ set: ['title'], value: '요리' }], by: 'mei' })
  for (const [name, fields] of asked) {
    const result = JSON.stringify(await handlers[name](fields as never, parts as never))
    expect([name, results[name].safeParse(JSON.parse(result)).error?.issues]).toEqual([name, undefined])
  }
})
