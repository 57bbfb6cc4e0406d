import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSerial } from './serial-number.ts'
import { serialVerdict } from './serial-verdict.ts'

const now = new Date('2026-11-26T12:00:00Z')
const hob = { code: 'HB-7830', launched: '2024-03-14', serials: [{ from: '261000001', to: '261899999' }] }
const oven = {
  ...{ code: 'EO-6068', launched: '2018-09-06', discontinued: '2022-06-30' },
  serials: [{ from: '184000001', to: '201399999' }],
}

/** As people type 261000001, or paste it from a label, a photo or a page. */
const spellings = [
  '261000001',
  '26I000001',
  '26l000001',
  '26|000001',
  '261O00001',
  '261o0ooo1',
  '26lOOOOOl',
  '26Ｉ０００００１',
  '２６１０００００１',
  ' 261 000 001 ',
  '261\u00A0000\u00A0001',
  '261\u3000000\u3000001',
  '261-000-001',
  '261–000—001',
  '261.000.001',
  '261,000,001',
  '2610/00001',
  '(26)10 00001',
  'S/N 261000001',
  'S/N: 261O00001',
  's/n26I000001',
  'SN261000001',
  'sn.261000001',
  'Serial no. 261O00001',
  'Serial Number: 261 000 001',
  'No. 261000001',
  'No.261000001',
  'NO261000001',
  '№ 261000001',
  '#261000001',
  'Ser. Nr. 261000001',
  'No. Seri: 261000001',
  'Nomor seri 261000001',
  '序列号：261000001',
  '序號：２６１０００００１',
  '機身編號 261000001',
  '編號261000001。',
  '일련번호: 261000001',
  '제조번호 26I000001',
  '시리얼261000001',
  '26ㅣ000001',
  '26ㅑ0000ㅐ1',
  '261ㅇㅇㅇㅇㅇ1',
  '26丨〇〇〇〇〇1',
  '261\u200B000\u200B001',
  '\uFEFF261000001\u200E',
  '261\u00AD000001',
  '261Ø00001',
  '2610\u033800001',
  '261ООООО1',
  '26І000001',
  '2️⃣6️⃣1️⃣0️⃣0️⃣0️⃣0️⃣0️⃣1️⃣',
  '②⑥①⓪⓪⓪⓪⓪①',
  'HB-7830 261000001',
  'HB7830 / 261000001',
  '261000001 (HB-7830)',
  '“261000001”',
]

describe('safety notices: the recall check', () => {
  it.each(spellings)('%j is affected', (typed) => {
    expect(serialVerdict(typed, hob, now)).toBe('affected')
    expect(readSerial(typed, hob.code)).toBe('261000001')
  })

  it.each(['l84000001', 'I84000001', 'No.l84000001', 'S/N l84000001', 'SNI84000001'])(
    'reads a letter for the first digit: %j',
    (typed) => expect(serialVerdict(typed, oven, now)).toBe('affected'),
  )

  it.each(['260999999', '26O999999', '261900000', 'S/N 26I900000', '２６１９０００００', '251234567', '263412345'])(
    '%j is a serial number of the model, and not affected',
    (typed) => expect(serialVerdict(typed, hob, now)).toBe('clear'),
  )

  it.each([
    ['nothing', ''],
    ['one digit less', '26140012'],
    ['one digit more', '2614001234'],
    ['the model', 'HB-7830'],
    ['another letter', '26S000001'],
    ['an unknown digit', '26?000001'],
    ['a letter between', '261A000001'],
    ['a guess', 'I don’t know'],
    ['words alone', 'oil'],
    ['week 99 of a year', '269900001'],
    ['week 0 of a year', '260000001'],
    ['exchanged digits', '216000001'],
    ['next week', '264900001'],
    ['next year', '271000001'],
    ['the last century', '991000001'],
    ['long before the model was made', '161000001'],
    ['a price and a day', '1680 2026'],
    ['a phone number', '+65 9123 4567'],
    ['names of objects', '__proto__'],
  ])('%s is unreadable, which warns: %j', (_, typed) => {
    expect(serialVerdict(typed, hob, now)).toBe('unreadable')
  })

  it('a number from after the last day of the model is unreadable', () => {
    expect(serialVerdict('221000001', oven, now)).toBe('clear')
    expect(serialVerdict('231000001', oven, now)).toBe('unreadable')
  })
})

describe('safety notices: whatever people type', () => {
  const affected = fc.integer({ min: 261_000_001, max: 261_899_999 }).map(String)
  const lookAlikes = new Map([
    ['0', ['0', 'O', 'o', 'Ｏ', '０', 'Ø', '〇', 'О', 'ㅇ', 'ㅐ']],
    ['1', ['1', 'I', 'i', 'l', 'L', '|', 'Ｉ', '１', 'І', 'ㅣ', 'ㅑ']],
  ])
  const fullWidth = (digit: string) => String.fromCodePoint(0xff10 + Number(digit))
  const glyph = (digit: string) => fc.constantFrom(...(lookAlikes.get(digit) ?? [digit, fullWidth(digit)]))
  const between = fc.constantFrom('', '', '', ' ', '-', '.', '–', '\u200B', '\u00A0', '\u3000', '/', '\t')
  const before = fc.constantFrom(
    '',
    'S/N ',
    'sn',
    'S/N:',
    'Serial no. ',
    'No.',
    'NO',
    '№',
    '序列号：',
    '일련번호 ',
    'Nomor seri: ',
    '#',
    'HB-7830 ',
  )
  const after = fc.constantFrom('', ' ', '.', ' (plate)', '。', '\uFEFF')
  const spelled = affected.chain((serial) =>
    fc
      .tuple(before, after, ...[...serial].map((digit) => fc.tuple(between, glyph(digit))))
      .map(([start, end, ...digits]) => start + digits.flat().join('') + end),
  )

  it('no spelling of an affected number is not affected', () =>
    fc.assert(
      fc.property(spelled, (typed) => serialVerdict(typed, hob, now) === 'affected'),
      { numRuns: 5000 },
    ))

  it('nothing put in, taken out or replaced by a letter makes an affected number not affected', () => {
    const strange = fc.constantFrom('?', '*', 'x', 'S', 'B', 'Q', 'D', 'Z', '!', '_', ' ', '一', 'ㄴ', '½', '\u0000', '😀')
    const damaged = fc.tuple(spelled, fc.nat(), strange, fc.nat(1)).map(([typed, at, other, cut]) => {
      const place = at % (typed.length + 1)
      return typed.slice(0, place) + other + typed.slice(place + cut)
    })
    fc.assert(
      fc.property(damaged, (typed) => serialVerdict(typed, hob, now) !== 'clear'),
      { numRuns: 5000 },
    )
  })

  it('only nine digits of a week in which the model was made are not affected', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const isClear = serialVerdict(typed, hob, now) === 'clear'
        return !isClear || /^2[3-6][0-5]\d{6}$/.test(readSerial(typed, hob.code) ?? '')
      }),
      { numRuns: 2000 },
    ))

  it.each(['0', 'I', '|', ' ', '-', 'S', '序', 'ㅇ', '\u200B', '０', '.', 'HB-7830', '\u0338', '\uFDFA'])(
    '64 KiB of %j are unreadable, in linear time',
    (part) => {
      const typed = part.repeat(65_536 / part.length)
      const start = performance.now()
      expect(serialVerdict(typed, hob, now)).toBe('unreadable')
      // Less than 20 ms on a quiet machine; seconds if it were not linear.
      expect(performance.now() - start).toBeLessThan(1_000)
    },
  )
})
