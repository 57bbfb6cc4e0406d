import { describe, expect, it } from 'vitest'
import { canonicalMailbox, isMailbox, mailboxesIn, mailboxIn } from './mailbox.ts'

describe('F1: a mailbox is exactly one email address', () => {
  it.each([
    ['ann@example.com', 'ann@example.com'],
    [' ann.lee+hood@mail.example.co\n', 'ann.lee+hood@mail.example.co'],
    ['안녕@예시.한국', '안녕@예시.한국'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ann@example.com'],
    ['ann@example。com', 'ann@example.com'],
    ['ann@example.com\u200b', 'ann@example.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%j is the mailbox %s', (typed, mailbox) => {
    expect(mailboxIn(typed)).toBe(mailbox)
  })

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'ann@127.0.0.1',
    'ann@-example.com',
    'ann@example..com',
    'a b@example.com',
    'a@b@c.de',
    'ann@example.com, eve@example.com',
    'ann@example.com,eve@example.com',
    'ann@example.com，eve@example.com',
    'ann@example.com;eve@example.com',
    'ann@example.com eve@example.com',
    'ann@example.com\neve@example.com',
    'ann@example.com\u0000eve',
    'p0@example.com p1@example.com p2@example.com',
    'Ann <ann@example.com>',
    '<ann@example.com>',
    '"ann,eve"@example.com',
    'staff:ann@example.com',
    'a\n@b.de',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a'.repeat(64)}.com`,
    `ann@${'example.'.repeat(40)}com`,
    // Grows when it is normalised.
    `${'ﷺ'.repeat(60)}@example.com`,
  ])('%j is none', (typed) => {
    expect(isMailbox(typed)).toBe(false)
  })

  it('takes no time for long texts', () => {
    const characters = ['@', '.', 'a', 'a@', 'a.', '@.', ' ', '+', '，', 'ﷺ', '\u200b', '-', '。', '<', '(', '1', '한']
    for (const character of characters) {
      const text = character.repeat(64 * 1024).slice(0, 64 * 1024)
      const start = performance.now()
      expect(mailboxIn(text)).toBeUndefined()
      expect(mailboxesIn(text)).toEqual([])
      expect({ character, slow: performance.now() - start > 2_000 }).toEqual({ character, slow: false })
    }
  })
})

it('F1: all spellings of an address that one mailbox receives are the same mailbox', () => {
  const same = ['ann.lee@gmail.com', 'annlee@gmail.com', 'A.N.N.L.E.E@googlemail.com', 'AnnLee+hob+2@GoogleMail.com']
  expect([...new Set(same.map(canonicalMailbox))]).toEqual(['annlee@gmail.com'])
  expect(canonicalMailbox('Ann.Lee+news@Example.com')).toBe('ann.lee@example.com')
  expect(canonicalMailbox('annlee@example.com')).not.toBe(canonicalMailbox('ann.lee@example.com'))
  expect(canonicalMailbox('+ann@example.com')).toBe('+ann@example.com')
})

it('finds the mailboxes in a text', () => {
  expect(mailboxesIn('9123 4567 or ann@example.com.')).toEqual(['ann@example.com'])
  expect(mailboxesIn('ann@example.com，微信同号 91234567')).toEqual(['ann@example.com'])
  expect(mailboxesIn('Ann <ann@example.com>; Ben (ben@example.com)')).toEqual(['ann@example.com', 'ben@example.com'])
  expect(mailboxesIn('mailto:ann@example.com')).toEqual(['ann@example.com'])
  expect(mailboxesIn('a@b@c.de')).toEqual([])
})
