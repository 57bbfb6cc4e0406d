import { expect, it } from 'vitest'
import { differencesOf } from './differences.ts'

it('SW5: shows what has changed per field and language, word by word', () => {
  const before = 'title: A quiet oven\nsizes: [1, 2]\nold: x\n'
  const after = 'title: A silent oven\nsizes: [1, 2, 3]\nnote:\n  en: New\n  ko: 새\n'
  expect(differencesOf('news/a/en.yaml', before, after)).toEqual([
    { path: ['note', 'en'], language: 'en', parts: [{ text: 'New', kind: 'added' }] },
    { path: ['note', 'ko'], language: 'en', parts: [{ text: '새', kind: 'added' }] },
    {
      ...{ path: ['title'], language: 'en' },
      parts: [
        { text: 'A ', kind: 'same' },
        { text: 'quiet', kind: 'removed' },
        { text: 'silent', kind: 'added' },
        { text: ' oven', kind: 'same' },
      ],
    },
    { path: ['sizes', 2], language: 'en', parts: [{ text: '3', kind: 'added' }] },
    { path: ['old'], language: 'en', parts: [{ text: 'x', kind: 'removed' }] },
  ])
  const chinese = differencesOf('banners.yaml', '- title: { zh-Hans: 安静 }\n', '- title: { zh-Hans: 安全 }\n')
  expect(chinese).toMatchObject([
    { path: [0, 'title', 'zh-Hans'], language: 'zh-Hans', parts: [{ text: '安' }, { text: '静' }, { text: '全' }] },
  ])
})

it('SW5: shows a new and a removed file field by field', () => {
  const text = 'title: A\ntags: [x, y]\n'
  const paths = [['title'], ['tags', 0], ['tags', 1]]
  const added = differencesOf('news/a/ko.yaml', undefined, text)
  expect(added.map(({ path }) => path)).toEqual(paths)
  expect(added[1]).toMatchObject({ language: 'ko', parts: [{ text: 'x', kind: 'added' }] })
  expect(differencesOf('news/a/ko.yaml', text, undefined)[0]?.parts).toEqual([{ text: 'A', kind: 'removed' }])
  expect(differencesOf('news/a/ko.yaml', text, text)).toEqual([])
})
