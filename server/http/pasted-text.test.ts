import { describe, expect, it } from 'vitest'
import { withoutPastedText } from './pasted-text.ts'

describe('G9: text that was pasted with a link is left out', () => {
  it.each([
    ['RH-9010。', 'RH-9010'],
    ['RH-9010)', 'RH-9010'],
    ['RH-9010).', 'RH-9010'],
    ['RH-9010」', 'RH-9010'],
    ['RH-9010，请看', 'RH-9010'],
    ['RH-9010입니다', 'RH-9010'],
    ['\u200bRH-\u200b9010\u2060', 'RH-9010'],
    ['RH-9010\u00a0', 'RH-9010'],
    ['RH-9010 ', 'RH-9010'],
    ['eo 6068', 'eo 6068'],
    ['RH 9010 BK。', 'RH 9010 BK'],
    ['ＥＯ－６０６８', 'ＥＯ－６０６８'],
    ['101,102,', '101,102'],
    ['RH-9010', 'RH-9010'],
    ['RH-9010\u0000', 'RH-9010\u0000'],
    ['', ''],
    ['。', ''],
  ])('%j is %j', (pasted, expected) => expect(withoutPastedText(pasted)).toBe(expected))

  it('takes time that grows with the length only', () => {
    const used = (length: number) => {
      const { user } = process.threadCpuUsage()
      withoutPastedText(`${'\u200b)'.repeat(length)}x${')'.repeat(length)}`)
      return process.threadCpuUsage().user - user
    }
    used(1000)
    expect(used(32_768)).toBeLessThan(100_000)
  })
})
