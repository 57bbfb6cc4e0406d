import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import { expect, it } from 'vitest'
import { en } from './en.ts'
import { zhHans } from './zh-hans.ts'

const argumentsIn = (message: string) => [...new Set(namesIn(parse(message, { ignoreTag: true })))].sort()

function namesIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    const inOptions = 'options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : []
    // Elements of type 0 are text; `#` has no value.
    return element.type !== 0 && 'value' in element ? [element.value, ...inOptions] : inOptions
  })
}

it('ST2: every message of the studio is valid ICU, with the same arguments in both languages', () => {
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect({ key, arguments: argumentsIn(zhHans[key]) }).toEqual({ key, arguments: argumentsIn(en[key]) })
})
