import { expect, it } from 'vitest'
import xliff from 'xliff'
import { createTextReader } from './content-texts.ts'
import { examineIncoming } from './incoming.ts'
import { outgoingFile, outgoingUnits } from './outgoing.ts'
import { readTranslations } from './reading/read-translations.ts'
import { savedBySpreadsheet, savedByTranslator } from './testing/translators-tools.ts'
import { textsInLanguage } from './translated-texts.ts'

const root = 'tests/content'
const readIncoming = async (file: Uint8Array) => readTranslations(file)
const texts = textsInLanguage(await createTextReader()([root]), 'ko', [root])
const outdated = texts.map((text) => ({ ...text, state: 'outdated' as const }))
const translated = texts.filter(({ translation }) => translation !== undefined)
const bodyOf = (format: 'xliff' | 'xlsx') => outgoingFile(outgoingUnits(texts), 'ko', format, '2030-01-02').body

it('SW7: another program reads the same texts in our XLIFF', async () => {
  const { sourceLanguage, targetLanguage, resources } = await xliff.xliff2js(bodyOf('xliff').toString('utf8'))
  expect([sourceLanguage, targetLanguage]).toEqual(['en', 'ko'])
  const units = Object.values(resources).flatMap((file) => Object.values(file))
  expect(
    units.map((unit) => [unit.additionalAttributes?.['name'], textOf(unit, unit.source), textOf(unit, unit.target)]),
  ).toEqual(texts.map(({ source, translation }) => [source.field, inOneLine(source.english), inOneLine(translation ?? '')]))
})

it.each(['translated', 'reviewed', 'final'])('SW7: what a translator’s program saves as %s comes back whole', async (state) => {
  const incoming = await readIncoming(Buffer.from(savedByTranslator(bodyOf('xliff').toString('utf8'), { state })))
  expect(incoming.units.map(({ english, translation }) => [english, translation])).toEqual(
    texts.map(({ source, translation = '' }) => [source.english, translation]),
  )
  const { outcomes, confirmed } = await examineIncoming(incoming, outdated, 'ko')
  expect(outcomes.filter(({ result }) => result !== 'confirmed' && result !== 'empty')).toEqual([])
  expect(confirmed).toHaveLength(translated.length)
})

it('SW7: what a translator’s program saves without having worked on it is not marked as right', async () => {
  const incoming = await readIncoming(Buffer.from(savedByTranslator(bodyOf('xliff').toString('utf8'), { state: 'initial' })))
  expect((await examineIncoming(incoming, outdated, 'ko')).confirmed).toEqual([])
})

it.each(['inline', 'shared'] as const)(
  'SW7: a workbook saved by a spreadsheet program comes back whole, %s texts',
  async (where) => {
    const incoming = await readIncoming(savedBySpreadsheet(bodyOf('xlsx'), where))
    expect(incoming).toMatchObject({ language: 'ko' })
    expect(incoming.units.map(({ file, field, english, translation }) => [file, field, english, translation])).toEqual(
      texts.map(({ source, translation = '' }) => [source.place.file, source.field, source.english, translation]),
    )
    const [one] = translated.filter(({ translation }) => /^[\p{L} ]{4,}$/u.test(translation ?? ''))
    const replace = (cell: string) => (cell === one?.translation ? '새 문구' : cell)
    const { changes } = await examineIncoming(await readIncoming(savedBySpreadsheet(bodyOf('xlsx'), where, replace)), texts, 'ko')
    expect(changes[0]).toMatchObject({ translation: '새 문구', english: changes[0]?.text.source.english })
  },
)

type Unit = Awaited<ReturnType<typeof xliff.xliff2js>>['resources'][string][string]

/** With what was protected, as the other program has kept it. */
function textOf(unit: Unit | undefined, text: Unit['source'] | undefined): string {
  const data = new Map(
    unit?.additionalElements
      ?.filter(({ name }) => name === 'originalData')
      .flatMap(({ elements = [] }) => elements)
      .map(({ attributes, elements = [] }) => [attributes?.['id'], elements.map(({ text = '' }) => text).join('')]),
  )
  const original = (id: string | undefined) => (id === undefined ? '' : (data.get(id) ?? ''))
  const written = (part: Unit['source']): string => {
    if (typeof part === 'string') return part
    if (Array.isArray(part)) return part.map(written).join('')
    const [code] = Object.values(part)
    return `${original(code?.dataRef ?? code?.dataRefStart)}${written(code?.contents ?? '')}${original(code?.dataRefEnd)}`
  }
  return inOneLine(written(text ?? ''))
}

/** The other program doesn't keep line breaks. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
