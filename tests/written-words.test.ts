import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { GlossaryFile } from '#contract/content/editorial/glossary.ts'
import type { Language } from '#contract/languages.ts'
import { allMessages } from '#i18n/all-messages.ts'
import { createGlossary } from '#publishing/read/glossary.ts'

const forbiddenIn = createGlossary(GlossaryFile.parse(parse(readFileSync('content/glossary.yaml', 'utf8'))))

/** A particle that depends on the last sound of what a placeholder holds. */
const openParticle = /(?:을\(를\)|를\(을\)|이\(가\)|은\(는\)|와\(과\)|과\(와\)|\(으\)로)/
const straightApostrophe = /\p{L}'\p{L}/u
/** A colon between two values in a component: Chinese has another one. */
const typedColon = /\}: \$\{|\}: \{[a-z]/

describe('the glossary of the content', () => {
  it.each<[Language, string, string]>([
    ['zh-Hant', '廚房裡的電器', '裡'],
    ['zh-Hant', '工作枱上的微波爐', '枱'],
    ['zh-Hant', '木質切口用硅膠封邊', '硅'],
    ['zh-Hant', '融溶牛油和巧克力', '巧克力'],
    ['zh-Hant', '烤牛排', '牛排'],
    ['zh-Hant', '門上的磁鐵', '磁鐵'],
    ['zh-Hant', '觀看視頻', '視頻'],
    ['zh-Hant', '煤氣泄漏', '泄漏'],
    ['zh-Hant', '使用轉接器', '轉接器'],
    ['zh-Hant', '瓦斯爐', '瓦斯爐'],
    ['zh-Hans', '持证人员接驳', '持证人员'],
    ['zh-Hans', '锅炉', '锅炉'],
    ['ko', '쇼룸에 오십시오', '쇼룸'],
    ['ko', 'LPG 통의 밸브', 'LPG 통'],
    ['id', 'teknisi gas berizin', 'berizin'],
    ['id', 'ganti nosel', 'nosel'],
    ['id', 'alat dapur kami', 'alat dapur'],
    ['en', 'the center of the hood', 'center'],
    ['en', 'behind the drywall', 'drywall'],
    ['en', 'a black color', 'color'],
    ['en', "the cooks' vote can't wait", "'"],
  ])('finds a planted fault in %s: %s', (language, text, found) => {
    expect(forbiddenIn(text, language).map((word) => word.found)).toContain(found)
  })
})

describe('the messages of the program', () => {
  const messagesIn = (language: Language) =>
    Object.entries(allMessages).flatMap(([area, perLanguage]) =>
      Object.entries(perLanguage[language] ?? {}).map(([key, text]) => ({ area, key, text })),
    )

  it('give no Korean particle to a value whose last sound they do not know', () => {
    expect('{code}을(를) 뺐습니다').toMatch(openParticle)
    expect(messagesIn('ko').filter(({ text }) => openParticle.test(text))).toEqual([])
  })

  it('have curly apostrophes in English', () => {
    expect("We don't").toMatch(straightApostrophe)
    expect(messagesIn('en').filter(({ text }) => straightApostrophe.test(text))).toEqual([])
  })
})

it('no component types the colon between a label and its value', () => {
  expect('<p>{label}: {value}</p>').toMatch(typedColon)
  const found = globSync('app/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => typedColon.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})
