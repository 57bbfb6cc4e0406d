import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Form } from '#contract/forms/form.ts'
import * as forms from '#contract/forms/forms.ts'
import { en } from '#i18n/interface/en.ts'
import { messagesFor } from '#i18n/interface/messages-for.server.ts'

const keys = new Set<string>(Object.keys(en))
const groups = new Set([...keys].map((key) => key.split('.')[0]))

/** A file and all our files that it imports for the browser, statically or dynamically. */
function importedFiles(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(file, 'utf8').replaceAll(/import type [^\n]*/g, '')
  for (const [, path = ''] of code.matchAll(/(?:from|import\() ?'([./#][^']+\.tsx?)'/g)) {
    const target = path.startsWith('#app/') ? path.slice(1) : join(dirname(file), path)
    if (!target.includes('.server.') && !path.startsWith('#contract') && existsSync(target)) importedFiles(target, seen)
  }
  return seen
}

/** The message groups that these files use: from whole keys, and from the fixed start of computed keys. */
function groupsUsedIn(files: Iterable<string>): Set<string> {
  const code = [...files].filter((file) => !file.includes('i18n/interface')).map((file) => readFileSync(file, 'utf8'))
  const whole = [...code.join('\n').matchAll(/'([A-Za-z]+(?:\.\w+)*)'/g)]
    .map(([, key = '']) => key)
    .filter((key) => keys.has(key))
  const begun = [...code.join('\n').matchAll(/`([A-Za-z]+)\.[\w.]*\$\{/g)].map(([, group = '']) => group)
  const used = [...whole, ...formsIn(code.join('\n')).flatMap(messagesOf)]
  return new Set([...used.map((key) => key.split('.')[0] ?? ''), ...begun.filter((group) => groups.has(group))])
}

/** The forms that a page shows, each imported by name. */
function formsIn(code: string): Form[] {
  const imports = code.matchAll(/import \{ (\w+) \} from '#contract\/forms\/forms\.ts'/g)
  const all: Record<string, unknown> = forms
  return [...imports].map(([, name = '']) => all[name]).filter(isForm)
}

const isForm = (value: unknown): value is Form => typeof value === 'object' && value !== null && 'fields' in value

const messagesOf = ({ fields }: Form) => fields.flatMap(({ labelKey, required }) => [labelKey, required])

/** The message groups that a page's loader includes. */
function includedGroups(file: string): Set<string> {
  const calls = readFileSync(file, 'utf8').matchAll(/(?:messageSet|messagesFor|const groups = )[([]([^)\]]*)[)\]]/g)
  return new Set([...calls].flatMap(([, args = '']) => [...args.matchAll(/'(\w+)'/g)].map(([, group = '']) => group)))
}

/** The groups that a page's data brings for a part of it, beside those of the frame, which the part repeats. */
function broughtGroups(file: string): string[] {
  const loaders = readFileSync(file, 'utf8').matchAll(/from '#(app\/loading\/[^']+\.server\.ts)'/g)
  return [...loaders].flatMap(([, path = '']) => [...includedGroups(path)]).filter((group) => !frame.has(group))
}

/** The names of links are in the frame's links, and not among its messages. */
const linkNames = { group: 'navigation', file: 'app/shell/links/navigation.ts' }
const frame = includedGroups('app/root.tsx')
frame.delete(linkNames.group)

it('G1: the frame includes every message group used by header, footer and error pages', () => {
  const files = [...importedFiles('app/root.tsx')].filter((file) => file !== linkNames.file)
  expect([...groupsUsedIn(files)].filter((group) => !frame.has(group))).toEqual([])
})

describe.each(globSync('app/routes/*/page.tsx'))('%s', (page) => {
  it('G1: includes every message group that it uses, and no others', () => {
    const used = [...groupsUsedIn(importedFiles(page))].filter((group) => !frame.has(group))
    expect([...includedGroups(page), ...broughtGroups(page)].sort()).toEqual(used.sort())
  })
})

it('G1: messages are selected by the first part of their key', () => {
  const taken = messagesFor('ko', 'notFound')
  expect(Object.keys(taken)).toEqual(['notFound.title', 'notFound.text', 'notFound.meant', 'notFound.home'])
})
