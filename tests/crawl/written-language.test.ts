import { describe, expect, it } from 'vitest'
import { foreignIn } from './written-language.ts'

describe('G1: detects text in the wrong language', () => {
  it.each([
    ['en', 'Unduh buku petunjuk untuk oven Anda'],
    ['en', 'The hood 抽油烟机'],
    ['id', 'Where can you see the hobs?'],
    ['ko', 'Registration is free and takes a minute of your time'],
    ['ko', '후드를 등록하다 登記'],
    ['zh-Hans', '我們的門市'],
    ['zh-Hans', 'The kitchen of your life'],
    ['zh-Hant', '我们的门店'],
    ['zh-Hant', '주방'],
  ] as const)('%s: %s', (language, text) => expect(foreignIn(text, language)).toBeDefined())

  it.each([
    ['en', 'Read how it came about'],
    ['id', 'Unduh buku petunjuk untuk oven Anda'],
    ['ko', 'Best Denki에서 Solenne RH-9010을 만나 보세요'],
    ['zh-Hans', '中峇鲁的粿条，焗 12 分钟'],
    ['zh-Hant', '擀成 8 毫米厚，RH-9010 適用'],
    ['zh-Hant', '撒着葱花'],
    ['zh-Hans', '60 Tampines Orchid Street, #03-17, Singapore 529995'],
  ] as const)('accepts text in the right language, %s: %s', (language, text) => expect(foreignIn(text, language)).toBeUndefined())
})
