import { expect, it } from 'vitest'
import { cpuMs } from './support/linear-time.ts'
import { type SourcePattern, sourcePatterns } from './support/source-patterns.ts'

/** A pattern that is linear takes far less. One that is quadratic takes a hundred times as long. */
const boundMs = 2
/** From a text that is short enough for a pattern of exponential time. */
const lengths = [16, 24, 4_096]

const characters = [
  'a',
  'A',
  '0',
  ' ',
  '\n',
  '\t',
  '.',
  ',',
  '-',
  '/',
  '"',
  '@',
  '<',
  '(',
  '[',
  '{',
  '中',
  '가',
  '，',
  '=',
  '\u0300',
]
const tails = ['', '\u0001', '\n.', 'A!']

function worstInput(pattern: SourcePattern): { input: string; ms: number } | undefined {
  const { source, flags } = pattern
  const all = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  for (const length of lengths) {
    for (const { head, unit, tail } of inputsFor(source)) {
      const text = head + unit.repeat(length / unit.length) + tail
      const ms = cpuMs(() => text.replace(all, ''), boundMs)
      if (ms > boundMs) return { input: JSON.stringify([head, unit, tail]), ms }
    }
  }
  return undefined
}

/** Texts that begin like a match and go on without its end. */
function inputsFor(source: string) {
  const fragments = [...new Set(fragmentsOf(source))]
  const units = [...new Set([...characters, ...fragments, ...pairs(fragments)])]
  const heads = ['', ...fragments.slice(0, 1)]
  return units.flatMap((unit) => heads.flatMap((head) => tails.map((tail) => ({ head, unit, tail }))))
}

const pairs = (fragments: readonly string[]) =>
  fragments.slice(0, 6).flatMap((one) => [...fragments.slice(0, 6).map((other) => one + other), `${one}a`, `a${one}`, `${one}0`])

/** The pieces of a pattern that stand for themselves. */
const fragmentsOf = (source: string) =>
  source
    .replace(/\\[pPu]\{[^}]*\}|\\[pP].|\\u[0-9A-F]{4}|\\[wWdDsSbB]|\[\^[^\]]*\]|\(\?(?:<?[=!]|:|<\w+>)|\{\d+(?:,\d*)?\}/g, '\0')
    .split(/(?<!\\)[\0^$.*+?()|[\]]+/)
    .map((piece) => piece.replace(/\\(.)/g, '$1'))
    .filter((piece) => piece !== '' && piece.length <= 30)

/** Patterns that are quadratic in a text that nobody from outside can write. */
const bounded = new Map([
  ['app/content/pictures/covering-sizes.ts', 'sizes are written in the code'],
  ['app/content/pictures/dense-sizes.ts', 'sizes are written in the code'],
  ['app/routes/products/product-model/model-document.server.ts', 'the file of a library'],
  ['catalog/documents/markup-tree.ts', 'every element of rendered Markdown is closed'],
  ['catalog/documents/standalone-svg.ts', 'drawings are made by the code'],
  ['catalog/search/plain-text.ts', 'every element of rendered Markdown is closed'],
  ['i18n/format-message.ts', 'messages are written in the code'],
  ['server/api/read-json.ts', 'only text that JSON.parse has accepted'],
  ['server/config/config.ts', 'the environment'],
  ['server/config/lists.ts', 'the environment'],
  ['server/http/client-address.ts', 'a header has no line break'],
  ['server/pages/inline-styles.ts', 'every element that React writes is closed'],
  ['server/pages/libraries-integrity.ts', 'every element that React writes is closed'],
  ['studio/media/safe-name.ts', 'at most 60 characters'],
  ['studio/releases/publisher.ts', 'hyphens never follow one another'],
  ['submissions/staff/csv.ts', 'at most 41 characters'],
])

it('SL1: every pattern takes time that grows with the length of the text only', () => {
  const slow = sourcePatterns().flatMap((pattern) => {
    if (bounded.has(pattern.file)) return []
    const worst = worstInput(pattern)
    return worst ? [`${pattern.file} /${pattern.source}/${pattern.flags}: ${worst.input}, ${worst.ms} ms`] : []
  })
  expect(slow).toEqual([])
})
