import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

const folders = ['app', 'catalog', 'contract', 'i18n', 'publishing', 'server', 'studio', 'submissions', 'tools/inbox']
const isTest = (file: string) => /\.(?:test|spec)\.|\/testing\/|under-test|test-content/.test(file)
/** Most files have none of these, and parsing them all takes seconds. */
const mayHave = /Record<string,|\[\w+: string\]|\bas keyof\b|\bin\b/

/**
 * Places where a text may meet the names that every object inherits: an object literal with any texts as keys that is looked up by a computed
 * key, a key that is cast, and `key in object`. TypeScript refuses any other literal with a key that is any text. It doesn't see objects that
 * were parsed or passed on: what these hold has been checked by a schema.
 */
export function stringLookups(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders])
  const files = listed.toString().split('\n')
  return files
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .flatMap((file) => lookupsIn(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`))
}

export function lookupsIn(text: string): string[] {
  if (!mayHave.test(text)) return []
  const open = new Set<string>()
  const lookups: { name: string; code: string }[] = []
  const found: string[] = []
  const codeOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !id.typeAnnotation || init?.type !== 'ObjectExpression') return
      if (init.properties.length > 0 && isOpen(codeOf(id.typeAnnotation))) open.add(id.name)
    },
    MemberExpression(node) {
      if (!node.computed || node.object.type !== 'Identifier' || node.property.type === 'Literal') return
      lookups.push({ name: node.object.name, code: codeOf(node) })
    },
    TSTypeOperator(node) {
      const before = text.slice(Math.max(0, node.start - 3), node.start)
      if (node.operator === 'keyof' && before === 'as ') found.push(`as ${codeOf(node)}`)
    },
    BinaryExpression(node) {
      if (node.operator === 'in' && node.left.type !== 'Literal') found.push(codeOf(node))
    },
  }).visit(parseSync('file.tsx', text).program)
  const isOwnKey = (name: string) => text.includes(`Object.hasOwn(${name},`)
  return [...found, ...lookups.filter(({ name }) => open.has(name) && !isOwnKey(name)).map(({ code }) => code)]
}

/** Whether any text is a key. */
const isOpen = (type: string) => /Record<string,|\[\w+: string\]/.test(type)
