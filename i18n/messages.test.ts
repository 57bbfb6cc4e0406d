import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { languageNames } from '#contract/languages.ts'
import { allMessages } from './all-messages.ts'
import { formatMessage } from './format-message.ts'
import { locales } from './locales.ts'

type Messages = Readonly<Record<string, string>>

/** The arguments of a message, each a number or a text. */
function argumentsOf(elements: readonly MessageFormatElement[]): [name: string, kind: string][] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return []
      case TYPE.argument:
        return [[element.value, 'text'] as [string, string]]
      case TYPE.number:
        return [[element.value, 'number'] as [string, string]]
      case TYPE.plural:
        return [
          [element.value, 'number'] as [string, string],
          ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value)),
        ]
      default:
        throw new Error(`formatMessage does not know ${TYPE[element.type]}`)
    }
  })
}

const argumentsIn = (message: string) => Object.fromEntries(argumentsOf(parse(message, { ignoreTag: true })))

function ofEach<Result>(messages: Messages, read: (message: string) => Result): Record<string, Result> {
  const results = Object.entries(messages).map(([key, message]): [string, Result] => {
    try {
      return [key, read(message)]
    } catch (error) {
      throw new Error(`${key}: ${message}`, { cause: error })
    }
  })
  return Object.fromEntries(results)
}

/** Sample values: for plural rules, digit grouping and decimals. */
const numbers = [0, 1, 2, 5, 1200, 1.5]

function samplesOf(message: string): Record<string, string | number>[] {
  const names = Object.entries(argumentsIn(message))
  return numbers.map((number) =>
    Object.fromEntries(names.map(([name, kind]) => [name, kind === 'number' ? number : `<${name}>`])),
  )
}

const written = Object.entries(allMessages).flatMap(([area, byLanguage]) =>
  languageNames.flatMap((language) => {
    const messages = byLanguage[language]
    return messages ? [{ area, language, messages, english: byLanguage.en }] : []
  }),
)

it('G1: every area has messages in every language', () => {
  const areas = ['interface', 'api', 'mails', 'documents', 'fit', 'searchField']
  const everywhere = areas.flatMap((area) => languageNames.map((language) => `${area} ${language}`))
  expect(written.map(({ area, language }) => `${area} ${language}`)).toEqual(everywhere)
})

describe.each(written)('$area in $language', ({ language, messages, english }) => {
  it('G1: every message is valid ICU, with the same arguments as in English', () => {
    expect(ofEach(messages, argumentsIn)).toEqual(ofEach(english, argumentsIn))
  })

  it('G1: every message is formatted as by intl-messageformat', () => {
    const actual = ofEach(messages, (message) => samplesOf(message).map((values) => formatMessage(language, message, values)))
    const expected = ofEach(messages, (message) => {
      const format = new IntlMessageFormat(message, locales[language], undefined, { ignoreTag: true })
      return samplesOf(message).map((values) => format.format(values))
    })
    expect(actual).toEqual(expected)
  })
})

it('G1: no Korean message shows both forms of a particle, which depends on the value before it', () => {
  const bothForms = /[을은이과와]\([를는가와과]\)|\(으\)로/
  const faults = written.flatMap(({ language, messages }) =>
    language === 'ko' ? Object.entries(messages).filter(([, message]) => bothForms.test(message)) : [],
  )
  expect(faults).toEqual([])
})
