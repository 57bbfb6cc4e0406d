import { describe, expect, it } from 'vitest'
import { Differences, withDifferences } from './differences.ts'

const chapters = [
  '\n1. Knob\n2. Lamp\n',
  '\nIntro.\n\n### Glass\n\nWipe.\n\n| What | How |\n| --- | --- |\n| Grate | Soak |\n| Cap | Brush |\n\n### Steel\n\nPolish.\n',
]
const words = (text: string) => ({ en: text, 'zh-Hans': text, 'zh-Hant': text, ko: text, id: text })
const read = (manual: unknown[]) => Differences.parse({ manual }).manual
const changed = (differences: unknown[], values = { controls: 'touch' }) =>
  withDifferences(chapters, read(differences), { values, language: 'en' })

describe('the text of a family, for one of its models', () => {
  it('replaces, leaves out and adds elements', () => {
    const [parts, care] = changed([
      { where: { controls: 'touch' }, at: '1 item 1', text: words('Display') },
      { where: { controls: ['touch', 'buttons'] }, after: '1 item 2', text: words('Probe') },
      { where: {}, at: '2 row 1' },
      { where: { probe: null }, at: '2 section 2' },
    ])
    expect(parts).toBe('\n1. Display\n2. Lamp\n2. Probe\n')
    expect(care).toContain('| --- | --- |\n| Cap | Brush |')
    expect(care).not.toMatch(/Grate|Steel|Polish/)
    expect(care).toContain('### Glass')
  })

  it('stays as it is for other models', () => {
    expect(changed([{ where: { controls: 'knobs' }, at: '1 item 1' }])).toEqual(chapters)
  })

  it('throws if there is no such element', () => {
    expect(() => changed([{ where: {}, at: '1 item 3' }])).toThrow('there is no item 3 in chapter 1')
  })
})
