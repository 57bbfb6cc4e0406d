import { expect, it } from 'vitest'
import { fullName } from './full-name.ts'

it.each([
  ['Mei', 'Tan', 'Mei Tan'],
  ['小明', '李', '李小明'],
  ['민호', ' 이 ', '이민호'],
  ['Siti', undefined, 'Siti'],
  [undefined, '李', '李'],
  ['Mei 梅', '陈', 'Mei 梅 陈'],
])('F4: %s and %s are %s', (given, family, together) => {
  expect(fullName(given, family)).toBe(together)
})
