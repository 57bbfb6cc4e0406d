import { expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { breaksBetweenWords, wordBreaks } from './word-breaks.ts'

const broken = (text: string, language: Language) => {
  const breaks = wordBreaks(text, language)
  return [0, ...breaks].map((from, index) => text.slice(from, breaks[index])).join('|')
}

it.each([
  ['交给业主的是厨房，不是文件夹', '交给|业主的是|厨房，不是|文件夹'],
  ['一间真的能做饭的样板厨房', '一间|真的|能做饭的|样板|厨房'],
  ['给只住三晚的客人做的厨房', '给只住|三晚的|客人|做的|厨房'],
  ['嵌入式电磁炉，4 个加热区，60 厘米', '嵌入式|电磁炉，4 个加热区，60 厘米'],
  ['先听完', '先听完'],
  ['星期六，来展厅做顿饭', '星期六，来展厅|做顿饭'],
  ['厨房，灶台上方装有抽油烟机', '厨房，灶台|上方|装有|抽油烟机'],
  ['首尔市城东区', '首尔市|城东区'],
  ['碗在水槽里，就洗好了', '碗在|水槽里，就洗好了'],
  ['台面开孔（宽 × 深）', '台面|开孔|（宽 × 深）'],
])('breaks lines only between words: %s', (text, expected) => {
  expect(broken(text, 'zh-Hans')).toBe(expected)
})

it.each([
  ['嵌入式微波爐，60 厘米', '嵌入式|微波爐，60 厘米'],
  ['單星盆洗碗機，78 厘米', '單星盆|洗碗機，78 厘米'],
  ['看得見的火，數得清的熱', '看得見的火，數得清的熱'],
  ['髮絲紋不鏽鋼邊框', '髮絲紋|不鏽鋼|邊框'],
])('supports traditional characters: %s', (text, expected) => {
  expect(broken(text, 'zh-Hant')).toBe(expected)
})

it('can also break long sentences', () => {
  expect(
    breaksBetweenWords('为猛火快炒和小厨房制造抽油烟机、灶具、电烤箱、蒸箱、微波炉与水槽洗碗机，保修五年。', 'zh-Hans'),
  ).not.toEqual([])
})

it('gives no breaks for sentences and other languages', () => {
  expect(wordBreaks('每个星期六，我们在展厅开火下厨，用的就是这里写到的电器。', 'zh-Hans')).toEqual([])
  expect(wordBreaks('Induction hob, 60 cm', 'en')).toEqual([])
  expect(wordBreaks('인덕션 쿡탑, 60 cm', 'ko')).toEqual([])
})
