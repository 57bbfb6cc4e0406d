import { expect, it } from 'vitest'
import { typedInKorean } from './korean-keyboard.ts'

it.each([
  ['dhqms', '오븐'],
  ['gnem', '후드'],
  ['dlsejrtus', '인덕션'],
  ['tlrrltpcjrrl', '식기세척기'],
  ['qhwmd', '보증'],
  ['dnjf', undefined],
  ['hood', undefined],
])('Q2: %s is %s, typed with the keyboard set to English', (typed, word) => expect(typedInKorean(typed)).toBe(word))
