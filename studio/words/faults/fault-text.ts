import { fileSentences } from './files.ts'
import { partSentences } from './parts.ts'
import { referenceSentences } from './references.ts'
import type { Sentence } from './sentence.ts'
import { phrases, shapeSentences } from './shapes.ts'
import { valueSentences } from './values.ts'

type StudioLanguage = 'en' | 'zh-Hans'
type Pattern = { matches: RegExp; 'zh-Hans': string; en: string }

const name = /\{([a-z]+)\}/gi

/** They take what no other takes. */
const general: readonly Sentence[] = [
  ['{one}, or {other}', '{one}，或{other}'],
  ['must be {what}', '必须是{what}'],
]
const sentences = [
  ...patternsOf([...fileSentences, ...partSentences, ...valueSentences, ...referenceSentences, ...shapeSentences]),
  ...general.map(patternOf),
]
const phrasePatterns = patternsOf(phrases)

const longest = 1_000

/** A message of the content check in the language of the studio. One that nobody has put into words yet stays as it is. */
export function faultText(language: StudioLanguage, message: string): string {
  // Each value can be anywhere in a text that quotes a long one.
  if (message.length > longest) return message
  return translated(language, message, [...sentences, ...phrasePatterns]) ?? message
}

function translated(language: StudioLanguage, message: string, patterns: readonly Pattern[]): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.matches.exec(message)
    if (!found) continue
    return pattern[language].replaceAll(name, (written, key: string) => {
      const value = found.groups?.[key]
      return value === undefined ? written : valueText(language, value)
    })
  }
  return undefined
}

/** A value may be a phrase, or a sentence of its own: the alternatives of "must be a text, or must be a number". */
function valueText(language: StudioLanguage, value: string): string {
  const isSentence = /^(?:has|must|needs|does) /.test(value)
  return translated(language, value, isSentence ? sentences : phrasePatterns) ?? value
}

/** Those that say more come first: one with few words of its own would take the messages of others. */
function patternsOf(all: readonly Sentence[]): Pattern[] {
  const ownWords = ([message]: Sentence) => message.replaceAll(name, '').length
  return all.toSorted((a, b) => ownWords(b) - ownWords(a)).map(patternOf)
}

function patternOf([message, zhHans, en = message]: Sentence): Pattern {
  const source = message
    .split(/(\{[a-z]+\})/i)
    .map((part) =>
      /^\{[a-z]+\}$/i.test(part) ? `(?<${part.slice(1, -1)}>.+?)` : part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
    )
    .join('')
  return { matches: new RegExp(`^${source}$`, 's'), 'zh-Hans': zhHans, en }
}
