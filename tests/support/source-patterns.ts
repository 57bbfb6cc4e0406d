import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

/** A regular expression in the sources. */
export type SourcePattern = { file: string; source: string; flags: string }

const folders = [
  'app',
  'catalog',
  'contract',
  'i18n',
  'publishing',
  'server',
  'studio',
  'submissions',
  'tools/inbox',
  'tools/translations.ts',
]
const isTest = (file: string) => /\.(?:test|spec)\.|\/testing\/|under-test|test-content/.test(file)

/** All regular expressions that the sources of the program write out. */
export function sourcePatterns(): SourcePattern[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders])
  const files = listed.toString().split('\n')
  return files.filter((file) => /\.tsx?$/.test(file) && !isTest(file)).flatMap(patternsIn)
}

function patternsIn(file: string): SourcePattern[] {
  const text = readFileSync(file, 'utf8')
  // Most files have none, and parsing them all takes seconds.
  if (!/\/[dgimsuvy]*[\s.,;:)\]}]/.test(text)) return []
  const found: SourcePattern[] = []
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
  })
  visitor.visit(parseSync(file, text).program)
  return found
}
