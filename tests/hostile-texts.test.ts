import { describe, expect, it } from 'vitest'
import { differencesOf } from '#studio/releases/differences.ts'
import { functionsOnTexts, yamlOf } from './support/functions-on-texts.ts'
import { hostileTexts } from './support/hostile-texts.ts'
import { cpuMs, isSlow, linearMs, slowness } from './support/linear-time.ts'

/** Where nobody waits. */
const apartMs = 1_000

describe('SL1: a text takes time that grows with its length only', () => {
  it.each(functionsOnTexts)('$of: $name', ({ run, most, apart }) => {
    const bound = apart ? apartMs : linearMs
    const slow = hostileTexts(most).flatMap((text) => {
      const ms = cpuMs(() => run(text), bound)
      return isSlow(ms, bound) ? [`${JSON.stringify(text.slice(0, 20))}…: ${Math.round(ms)} ms`] : []
    })
    expect(slow).toEqual([])
  })
})

describe('SL2: comparing two versions of a text', () => {
  // Each comparison parses two files.
  const texts = hostileTexts().filter((_, index) => index % 6 === 0)
  it.each(['en', 'zh-Hans'] as const)('takes no longer the more has changed, %s', (language) => {
    for (const [index, text] of texts.entries()) {
      const other = texts[(index + 7) % texts.length] ?? ''
      const file = `news/a/${language}.yaml`
      const [before, after] = [yamlOf(text), yamlOf(other)]
      const ms = cpuMs(() => differencesOf(file, before, after), apartMs)
      expect(ms).toBeLessThan(apartMs * slowness())
    }
  })
})
