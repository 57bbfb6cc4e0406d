import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, it } from 'vitest'
import { en } from './en.ts'
import { zhHans } from './zh-hans.ts'

const argumentsIn = (message: string) => {
  parse(message, { ignoreTag: true })
  return [...new Set([...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort()
}

it('ST2: every message of the studio is valid ICU, with the same arguments in both languages', () => {
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect({ key, arguments: argumentsIn(zhHans[key]) }).toEqual({ key, arguments: argumentsIn(en[key]) })
})
