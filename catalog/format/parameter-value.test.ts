import { describe, expect, it } from 'vitest'
import type { ParameterDefinition } from '#contract/content/category.ts'
import type { Language } from '#contract/languages.ts'
import { formatInSentence, formatValue } from './parameter-value.ts'

const names = { en: 'Airflow' }
const number = (unit: string, decimals = 0): ParameterDefinition => ({ kind: 'number', key: 'airflow', unit, decimals, names })
const read = (definition: ParameterDefinition, value: Parameters<typeof formatValue>[1], language: Language = 'en') =>
  formatValue(definition, value, language).map(({ text }) => text)

describe('a number', () => {
  it.each([
    { language: 'en', text: '1,450\u00a0m³/h' },
    { language: 'zh-Hans', text: '1,450\u00a0m³/h' },
    { language: 'ko', text: '1,450\u00a0m³/h' },
    { language: 'id', text: '1.450\u00a0m³/h' },
    { language: 'zh-Hant', text: '1,450\u00a0m³/h' },
  ] as const)('stays on one line with its unit, formatted for $language', ({ language, text }) => {
    expect(read(number('m³/h'), 1450, language)).toEqual([text])
  })

  it('has as many decimals as its parameter defines', () => {
    expect(read(number('kW', 1), 4, 'id')).toEqual(['4,0\u00a0kW'])
    expect(read(number('', 0), 4)).toEqual(['4'])
  })
})

describe('in a sentence', () => {
  const written = (definition: ParameterDefinition, value: Parameters<typeof formatValue>[1], language: Language) =>
    formatInSentence(definition, value, language).map(({ text }) => text)

  it.each([
    ['en', 'L', '74\u00a0L'],
    ['ko', 'L', '74\u00a0L'],
    ['zh-Hans', 'L', '74\u00a0升'],
    ['zh-Hant', 'L', '74\u00a0公升'],
    ['zh-Hant', 'kW', '74\u00a0kW'],
    ['zh-Hans', 'min', '74\u00a0分钟'],
    ['id', 'min', '74\u00a0menit'],
  ] as const)('in %s a unit such as %s is a word if the texts write it so', (language, unit, text) =>
    expect(written(number(unit), 74, language)).toEqual([text]),
  )

  it('Chinese lengths are in 毫米, as the texts write them', () => {
    const lengths: ParameterDefinition = { kind: 'size', key: 'size', names }
    expect(written(lengths, [560, 550, 590], 'zh-Hans')).toEqual(['560\u00a0× 550\u00a0× 590\u00a0毫米'])
  })
})

describe('other kinds', () => {
  it('a size is width × depth × height', () => {
    expect(read({ kind: 'size', key: 'size', names }, [900, 390, 1520])).toEqual(['900\u00a0× 390\u00a0× 1,520\u00a0mm'])
  })

  it('a range is from … to, with its unit, formatted for the language', () => {
    const range: ParameterDefinition = { kind: 'range', key: 'r', unit: 'mm', decimals: 0, names }
    expect(read(range, [1050, 1450])).toEqual(['1,050–1,450\u00a0mm'])
    expect(read({ ...range, unit: 'm', decimals: 1 }, [0.5, 1.5], 'id')).toEqual(['0,5–1,5\u00a0m'])
    expect(read(range, 1050)).toEqual([])
  })

  it('an area is two lengths', () => {
    expect(read({ kind: 'area', key: 'a', names }, [1080, 480])).toEqual(['1,080\u00a0× 480\u00a0mm'])
    expect(read({ kind: 'area', key: 'a', names }, [1080, 480, 20])).toEqual([])
  })

  it('a curve is a list of points', () => {
    const axes = { x: { unit: 'm³/h', names }, y: { unit: 'Pa', names }, mark: 'm', note: names }
    const points: [number, number][] = [
      [0, 650],
      [1450, 0],
    ]
    expect(read({ kind: 'curve', key: 'c', names, ...axes }, points)).toEqual([
      '0\u00a0m³/h · 650\u00a0Pa',
      '1,450\u00a0m³/h · 0\u00a0Pa',
    ])
  })

  it('a choice names each option, and marks untranslated ones as English', () => {
    const definition: ParameterDefinition = {
      kind: 'choice',
      key: 'c',
      names,
      options: { touch: { en: 'Touch', ko: '터치' }, gesture: { en: 'Gesture' } },
    }
    expect(formatValue(definition, ['touch', 'gesture'], 'ko')).toEqual([{ text: '터치' }, { text: 'Gesture', lang: 'en' }])
    expect(read(definition, 'touch')).toEqual(['Touch'])
  })

  it('a flag says that the appliance has it or not', () => {
    const flag: ParameterDefinition = { kind: 'flag', key: 'f', names }
    expect([read(flag, true, 'id'), read(flag, false, 'ko')]).toEqual([['Ada'], ['없음']])
  })

  it('a code is the same in every language', () => {
    expect(read({ kind: 'code', key: 's', names }, '220–240 V', 'zh-Hans')).toEqual(['220–240 V'])
  })
})
