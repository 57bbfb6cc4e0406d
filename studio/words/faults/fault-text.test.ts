import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { faultText } from './fault-text.ts'

/** Where the content check has its messages. */
const files = [
  ...globSync('{catalog/plausibility,publishing/{check,read,files}}/**/*.ts'),
  ...globSync('contract/content/*.ts'),
  ...['publishing/documents/notice-withdrawals.ts', 'catalog/markdown-limits.ts', 'studio/text-work/content-texts.ts'],
].filter((file) => !file.endsWith('.test.ts') && !file.endsWith('/read-cache.ts') && !file.endsWith('/content-issue.ts'))

/** Parts of messages that stand in others, and hints that follow the words of the YAML library. */
const notAlone = new Set([
  ...['must be 3', 'must be 33', ': put it in quotation marks', 'one of ', 'more than', 'at least', 'less than', 'at most'],
  ...['3 3 characters long', 'a list of 3 3 entries', ' and 3 more', ', or ', '3 in 3'],
  '(often a line has too many or too few spaces at its start, or a text with a colon needs quotation marks)',
])

/** All texts of a file that are sentences or parts of one, with 3 for what varies. */
function textsOf(file: string): string[] {
  const texts: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] }
    if (type === 'ThrowStatement' || type === 'ImportDeclaration') return
    if (type === 'Literal' && typeof value === 'string') texts.push(value)
    if (type === 'TemplateLiteral' && quasis) texts.push(quasis.map((quasi) => quasi.value.cooked).join('3'))
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }, file))
  return texts.filter((text) => /[a-z]{2}\s/.test(text))
}

it('ST2: every message of the content check has words in Chinese', () => {
  const messages = files.flatMap(textsOf).filter((text) => !notAlone.has(text))
  expect(messages.length).toBeGreaterThan(150)
  // Some follow the placeholder that they are about.
  const texts = messages.map((message) => [message, `{x} ${message}`].map((one) => faultText('zh-Hans', one)))
  const isEnglish = (text: string) => /[a-z]{2,} [a-z]{2,}/.test(text.replaceAll(/\{[^{}]+\}/g, ''))
  expect([...new Set(texts.filter((both) => both.every(isEnglish)).map(([text]) => text))]).toEqual([])
})

it.each([
  ['is missing: it needs a text', '缺失：需要填写文字'],
  ['must be at least 3 characters long', '不能少于 3 个字符'],
  ['must be a list of at most 5 entries', '不能多于 5 项'],
  ['must be more than 0', '必须大于 0'],
  ['must be a text, or must be a number', '必须是文字，或必须是数字'],
  ['must be one of list, home', '必须是以下之一：list, home'],
  ['there is no product RH-1', '没有产品 RH-1'],
  ['there is no press release 12', '没有新闻稿 12'],
  ['is missing: give the number of ticks, from 1 to 4', '缺失：请填写勾数，1 至 4'],
  ['{rh-1.x} cannot be filled in: RH-1 has no value x of this kind', '{rh-1.x} 无法填入：RH-1 没有这种参数 x'],
])('ST2: %s is %s', (message, chinese) => {
  expect(faultText('zh-Hans', message)).toBe(chinese)
})

it('ST2: plain English where the message names a file or a key', () => {
  expect(faultText('en', 'care.yaml has no task rinse')).toBe('the facts have no task rinse')
  expect(faultText('en', 'must not be empty')).toBe('must not be empty')
})
