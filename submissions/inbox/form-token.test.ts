import { expect, it } from 'vitest'
import { isFormToken, newFormToken } from './form-token.ts'

const opened = new Date('2030-01-02T12:00:00Z')
const after = (seconds: number) => new Date(opened.getTime() + seconds * 1000)
const token = newFormToken('secret', opened)

it.each([
  [0, false],
  [1.9, false],
  [2, true],
  [3600, true],
  [86_400, true],
  [86_401, false],
  [-5, false],
])('a token of %s seconds is valid: %s', (seconds, good) => {
  expect(isFormToken('secret', token, after(seconds))).toBe(good)
})

it('refuses a forged or changed token', () => {
  const [time = '', signature = ''] = token.split('.')
  const earlier = (Number.parseInt(time, 36) - 60_000).toString(36)
  for (const made of [
    '',
    '.',
    'x.y',
    `${earlier}.${signature}`,
    newFormToken('other', opened),
    `${token}x`,
    token.slice(0, -1),
  ]) {
    expect(isFormToken('secret', made, after(60))).toBe(false)
  }
})
