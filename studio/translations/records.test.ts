import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { createTextReader } from './content-texts.ts'
import { parseRecords, printRecords, recordOf, stateOf } from './records.ts'
import { recordsToRenew, storeRecords } from './store-records.ts'
import { textsInLanguage } from './translated-texts.ts'

const product = 'products/rh-9010'

async function aFolder() {
  const data = await temporaryFolder()
  await mkdir(join(data.folder, product), { recursive: true })
  for (const name of ['en', 'ko']) await cp(`tests/content/${product}/${name}.yaml`, join(data.folder, product, `${name}.yaml`))
  const read = createTextReader()
  return {
    ...data,
    async change(name: string, edit: (text: string) => string) {
      const path = join(data.folder, product, name)
      await writeFile(path, edit(await readFile(path, 'utf8')))
    },
    async record() {
      const sources = await read([data.folder])
      await storeRecords([data.folder], recordsToRenew([data.folder], sources, ['ko']), sources)
    },
    async states(layers: readonly string[] = []) {
      const all = [data.folder, ...layers]
      const texts = textsInLanguage(await read(all), 'ko', all)
      return Object.fromEntries(texts.map(({ source, state }) => [source.field, state]))
    },
  }
}

describe('SW7: the state of a translation', () => {
  it('is out of date when the English has changed, until it is recorded as right', async () => {
    await using content = await aFolder()
    await content.record()
    expect(Object.values(await content.states())).not.toContain('outdated')
    await content.change('en.yaml', (text) => text.replace(/^title: .*/m, 'title: Another title'))
    expect(await content.states()).toMatchObject({ title: 'outdated' })
    await content.record()
    expect(await content.states()).toMatchObject({ title: 'outdated' })

    const sources = await createTextReader()([content.folder])
    const kept = sources.flatMap((source) => {
      const record = recordOf(source.english, source.translation('ko') ?? '')
      return source.field === 'title' ? [{ source, language: 'ko' as const, record }] : []
    })
    await storeRecords([content.folder], kept, sources)
    expect(await content.states()).toMatchObject({ title: 'current' })
  })

  it('survives a correction of the translation and another style of YAML', async () => {
    await using content = await aFolder()
    await content.record()
    await content.change('ko.yaml', (text) => text.replace(/^title: .*/m, 'title: 고친 제목'))
    await content.change('en.yaml', (text) => text.replace(/^title: (.*)/m, 'title: >\n  $1'))
    expect(Object.values(await content.states())).not.toContain('outdated')
  })

  it('is that of the drafts over the content', async () => {
    await using content = await aFolder()
    await using drafts = await temporaryFolder()
    await content.record()
    const draft = join(drafts.folder, product, 'en.yaml')
    await mkdir(join(draft, '..'), { recursive: true })
    await writeFile(draft, 'title: A draft\n')
    expect(await content.states([drafts.folder])).toEqual({ title: 'outdated' })
  })

  it('is kept when an item moves within its list', () => {
    const before = [
      ['a', '가'],
      ['b', '나'],
    ] as const
    const records = new Map(before.map(([english, korean], index) => [`tags.${index}`, recordOf(english, korean)]))
    expect(stateOf({ field: 'tags.0', english: 'b', translation: '나' }, records)).toBe('current')
    expect(stateOf({ field: 'tags.0', english: 'b', translation: '가' }, records)).toBe('outdated')
    expect(stateOf({ field: 'tags.1', english: 'new', translation: '나' }, records)).toBe('outdated')
  })

  describe('of several lines', () => {
    const english = '- Wash it.\n- Dry it.\n- Put it back.'
    const korean = '- 씻으십시오.\n- 말리십시오.\n- 다시 끼우십시오.'
    const records = new Map([['text', recordOf(english, korean)]])
    const state = (english: string, translation: string) => stateOf({ field: 'text', english, translation }, records)
    const changed = english.replace('Dry it.', 'Let it dry.')

    it.each([
      ['another line was corrected', changed, korean.replace('씻으십시오', '씻어 주십시오'), 'outdated'],
      ['the same line was translated anew', changed, korean.replace('말리십시오', '마르게 두십시오'), 'current'],
      ['the translation lacks a new line', `${english}\n- Done.`, korean.replace('씻으십시오', '씻어 주십시오'), 'outdated'],
      ['the new line is translated', `- First.\n${english}`, `- 먼저.\n${korean}`, 'current'],
      ['a line has moved in both', english.split('\n').reverse().join('\n'), korean.split('\n').reverse().join('\n'), 'current'],
      ['a line has moved in English only', english.split('\n').reverse().join('\n'), korean, 'outdated'],
    ])('%s', (_, english, translation, expected) => expect(state(english, translation)).toBe(expected))
  })

  it('tells a missing text, and one that is the same as English', () => {
    expect(stateOf({ field: 'title', english: 'a', translation: undefined }, new Map())).toBe('missing')
    expect(stateOf({ field: 'title', english: 'RH-9010', translation: 'RH-9010' }, new Map())).toBe('same')
  })
})

it('SW7: records are read as they are written, also from a file with the marks of a conflict', () => {
  const records = new Map([
    ['details.0.title', recordOf('a', 'b')],
    ['tags.1', recordOf('c', 'd')],
    ['text', recordOf('one\n\ntwo', '하나\n\n둘')],
  ])
  expect(parseRecords(printRecords(records))).toEqual(records)
  expect(parseRecords(`<<<<<<< HEAD\n${printRecords(records)}=======\n`)).toEqual(records)
})
