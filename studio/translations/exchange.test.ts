import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { faultsOf } from '../edits/check-translation.ts'
import { createTextReader } from './content-texts.ts'
import { editedText, editsOf } from './edits-of.ts'
import { FileRefused } from './exchange-unit.ts'
import { examineIncoming } from './incoming.ts'
import { type Format, formats, outgoingFile, outgoingUnits } from './outgoing.ts'
import { readTranslations } from './reading/read-translations.ts'
import { specificationFaults } from './testing/xliff-rules.ts'
import { type TranslatedText, textsInLanguage } from './translated-texts.ts'

const root = 'tests/content'
const readIncoming = async (file: Uint8Array) => readTranslations(file)
const sources = await createTextReader()([root])
const textsIn = (language: 'ko' | 'id') => textsInLanguage(sources, language, [root])
const korean = textsIn('ko')
const withKorean = korean.filter(({ translation }) => translation !== undefined)
/** As if nothing were translated: every text is a change. */
const untranslated = korean.map((text) => ({ ...text, translation: undefined, state: 'missing' as const }))
const takable: TranslatedText[] = []
for (const text of withKorean) {
  const { source, translation = '' } = text
  if (faultsOf(source.english, translation, await source.schema()).length === 0) takable.push(text)
}

const exported = (format: Format, texts = korean) => outgoingFile(outgoingUnits(texts), 'ko', format, '2030-01-02').body
const examined = async (body: Uint8Array, texts = korean) => examineIncoming(await readIncoming(body), texts, 'ko')

/** What a translator makes of a file. */
const edited = {
  xliff: (body: Buffer, change: (text: string) => string) => Buffer.from(change(body.toString('utf8'))),
  xlsx: (body: Buffer, change: (text: string) => string) => {
    const files = unzipSync(body)
    const sheet = files['xl/worksheets/sheet1.xml'] ?? new Uint8Array()
    return Buffer.from(zipSync({ ...files, 'xl/worksheets/sheet1.xml': strToU8(change(strFromU8(sheet))) }))
  },
} as const

describe.each(formats)('SW7: %s', (format) => {
  it('brings every text and its translation back unchanged', async () => {
    expect(withKorean.length).toBeGreaterThan(100)
    const { units, language } = await readIncoming(exported(format))
    expect(language).toBe('ko')
    expect(units.map(({ file, field, english, translation }) => ({ file, field, english, translation }))).toEqual(
      korean.map(({ source, translation = '' }) => ({
        ...{ file: source.place.file, field: source.field },
        ...{ english: source.english, translation },
      })),
    )
    const { changes, confirmed } = await examined(exported(format))
    expect({ changes, confirmed }).toEqual({ changes: [], confirmed: [] })
  })

  it('writes all translations into the content without a change of a byte, if they are what was there', async () => {
    const { changes } = await examined(exported(format), untranslated)
    expect(changes).toHaveLength(takable.length)
    expect(withKorean.length - takable.length).toBeLessThan(5)
    for (const [file, own] of Map.groupBy(changes, ({ text }) => text.source.placeIn('ko').file)) {
      const before = readFileSync(join(root, file), 'utf8')
      const { edits, skipped } = editsOf(parse(before), own)
      expect(skipped).toEqual([])
      expect(editedText(before, edits)).toBe(before)
    }
  })

  it('writes files of a language that are not there yet', async () => {
    const { changes } = await examined(exported(format), untranslated)
    const files = Map.groupBy(changes, ({ text }) => text.source.placeIn('ko').file)
    const whole = [...files].filter(([file]) => file.endsWith('/ko.yaml'))
    expect(whole.length).toBeGreaterThan(10)
    for (const [file, own] of whole) {
      const { edits, skipped } = editsOf(undefined, own)
      expect(skipped).toEqual([])
      // It may have texts without English, such as a picture's that is no longer there.
      expect(parse(readFileSync(join(root, file), 'utf8'))).toMatchObject(parse(editedText(undefined, edits)))
    }
  })
})

describe('SW7: what a translator changes', () => {
  const text = withKorean.find(({ translation }) => /^[\p{L} ]{4,}$/u.test(translation ?? ''))
  const place = { file: text?.source.place.file, field: text?.source.field }
  const before = text?.translation ?? ''

  it.each(formats)('is taken from %s', async (format) => {
    const { outcomes } = await examined(
      edited[format](exported(format, text && [text]), (xml) => xml.replace(`>${before}<`, '>새 문구<')),
    )
    expect(outcomes).toEqual([{ ...place, result: 'taken' }])
  })

  it('is not taken over what somebody else has translated since', async () => {
    const body = edited.xliff(exported('xliff'), (xml) => xml.replaceAll(`>${before}<`, '>새 문구<'))
    const now = korean.map((one) => (one === text ? { ...one, translation: '그동안 바뀐 문구' } : one))
    const { outcomes } = await examined(body, now)
    expect(outcomes).toContainEqual({ ...place, result: 'skipped', reason: { code: 'changedHere' } })
  })

  it('is taken as out of date if the English has changed since', async () => {
    const body = edited.xliff(exported('xliff'), (xml) => xml.replaceAll(`>${before}<`, '>새 문구<'))
    const now = korean.map((one) => (one === text ? { ...one, source: { ...one.source, english: 'New English' } } : one))
    const { outcomes, changes } = await examined(body, now)
    expect(outcomes).toContainEqual({ ...place, result: 'takenOutdated' })
    expect(changes.find((change) => change.text.source.field === place.field)?.english).toBe(text?.source.english)
  })

  it('is skipped if it has no place here', async () => {
    const body = edited.xliff(exported('xliff', text && [text]), (xml) => xml.replace(/name="[^"]*"/, 'name="../../etc/passwd"'))
    expect((await examined(body)).outcomes).toMatchObject([{ result: 'skipped', reason: { code: 'place' } }])
  })

  it('is refused as a whole if it is in another language', async () => {
    const incoming = await readIncoming(edited.xliff(exported('xliff'), (xml) => xml.replace('trgLang="ko"', 'trgLang="id"')))
    await expect(examineIncoming(incoming, korean, 'ko')).rejects.toThrow(FileRefused)
  })

  it('may come in segments', async () => {
    const body = edited.xliff(exported('xliff', text && [text]), (xml) =>
      xml.replace(
        /<source>.*<\/target>/s,
        '<source>One.</source><target>하나.</target></segment><ignorable><source> </source></ignorable><segment><source>Two.</source><target>둘.</target>',
      ),
    )
    expect((await readIncoming(body)).units).toMatchObject([{ english: 'One. Two.', translation: '하나. 둘.' }])
  })
})

describe('SW7: a file is refused', () => {
  const xliff = exported('xliff').toString('utf8')
  const head = '<?xml version="1.0"?>'
  const bomb = `${head}<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]><x>&b;</x>`

  it.each([
    ['with a DOCTYPE', xliff.replace(/^<\?xml[^>]*>/, `$&<!DOCTYPE xliff SYSTEM "file:///etc/passwd">`), 'doctype'],
    ['with an entity bomb', bomb, 'doctype'],
    ['with an unknown entity', xliff.replace('<target>', '<target>&unknown;'), 'xml'],
    ['that ends early', xliff.slice(0, -20), 'xml'],
    [
      'nested without end',
      `${head}${'<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en">'.repeat(5_000)}`,
      'levels',
    ],
    ['of XLIFF 1.2', `${head}<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>`, 'version'],
    ['translated from another language', xliff.replace('srcLang="en"', 'srcLang="ko"'), 'source'],
  ])('%s', async (_, text, code) => {
    await expect(readIncoming(Buffer.from(text))).rejects.toMatchObject({ code })
  })

  it('that is larger than any export', async () => {
    await expect(readIncoming(Buffer.alloc(30 * 1024 * 1024, ' '))).rejects.toMatchObject({ code: 'size' })
  })

  it('whose sheet has a DOCTYPE', async () => {
    const body = edited.xlsx(exported('xlsx'), (xml) =>
      xml.replace('<worksheet', '<!DOCTYPE worksheet [<!ENTITY a "b">]><worksheet'),
    )
    await expect(readIncoming(body)).rejects.toMatchObject({ code: 'doctype' })
  })

  it('without the columns', async () => {
    const body = edited.xlsx(exported('xlsx'), (xml) => xml.replace('>English<', '>Englisch<'))
    await expect(readIncoming(body)).rejects.toMatchObject({ code: 'columns' })
  })

  it('that is cut off', async () => {
    const body = exported('xlsx')
    await expect(readIncoming(body.subarray(0, 500))).rejects.toMatchObject({ code: 'zip' })
  })
})

it('SW7: a formula in a workbook is not taken for a translation', async () => {
  const body = edited.xlsx(exported('xlsx'), (xml) =>
    xml.replace(/<c r="D2" [^>]*>.*?<\/c>/s, '<c r="D2" t="str"><f>HYPERLINK("https://example.com","x")</f><v>x</v></c>'),
  )
  const { outcomes } = await examined(body)
  expect(outcomes[0]).toMatchObject({ result: 'skipped', reason: { code: 'formula' } })
  expect(outcomes.slice(1).every(({ result }) => result !== 'skipped')).toBe(true)
})

it('SW7: the XLIFF obeys the rules of its specification', () => {
  expect(specificationFaults(exported('xliff').toString('utf8'))).toEqual([])
  const odd = { file: 'a/en.yaml', field: 'b', note: 'a & b', state: 'outdated' as const }
  const texts = ['{a} {a} [x {b}](/y) [z](/y)', '<b>&amp;]]>', '\u0001 \uFFFE \r\n\t', '[a [b](c)](d) {', '「{a}」은']
  const units = texts.map((one) => ({ ...odd, english: one, translation: one }))
  expect(specificationFaults(outgoingFile(units, 'ko', 'xliff', '').body.toString('utf8'))).toEqual([])
})

it('SW7: difficult texts survive both formats', async () => {
  const texts = [
    '{a} {a} [x {b}](/y) [z](/y)',
    '<b>&amp;]]> _x0041_',
    'a\tb\n\n- c\n  - d',
    '[a [b](c)](d) {',
    '=1+1',
    '00012',
    '「{a}」은',
    "'",
  ]
  const units = texts.map((one, index) => ({
    ...{ file: 'a/en.yaml', field: String(index), note: '', state: 'current' as const },
    ...{ english: one, translation: one },
  }))
  for (const format of formats) {
    const { units: back } = await readIncoming(outgoingFile(units, 'ko', format, '').body)
    expect(back.map(({ english, translation }) => [english, translation])).toEqual(texts.map((one) => [one, one]))
  }
})
