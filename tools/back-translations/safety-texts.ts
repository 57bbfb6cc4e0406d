import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { textsFolder } from '#catalog/documents/product-text.ts'
import { CareWords } from '#contract/content/care.ts'
import { NoticeWords } from '#contract/content/support.ts'
import type { Language } from '#contract/languages.ts'
import { documentMessages } from '#i18n/documents/document-words.ts'
import { differentLines, writtenLines } from './document-lines.ts'

/** A text that can hurt somebody if it is translated wrongly. `at`: its file and place, which is the same in every language. */
export type SafetyText = { at: string; english: string; text: string }

/** By place, in reading order. */
type Lines = ReadonlyMap<string, string>

/**
 * Every warning, safety rule and care paragraph of the documents, every safety notice, and every care step, in a language. A text that isn't
 * translated is left out: the site shows the English one.
 */
export function safetyTexts(language: Language, contentFolder: string): SafetyText[] {
  const english = linesIn('en', contentFolder)
  const own = linesIn(language, contentFolder)
  return [...english].flatMap(([at, line]) => {
    const text = own.get(at)
    return text === undefined ? [] : [{ at, english: line, text }]
  })
}

function linesIn(language: Language, contentFolder: string): Lines {
  return new Map([
    ...documentLines(language),
    ...messageLines(language),
    ...entryLines(join(contentFolder, 'notices'), language, (at, file) => noticeLines(at, NoticeWords.parse(file))),
    ...entryLines(join(contentFolder, 'care'), language, (at, file) => careLines(at, CareWords.parse(file))),
  ])
}

function* documentLines(language: Language): Iterable<[string, string]> {
  const root = fileURLToPath(textsFolder)
  for (const family of foldersIn(root)) {
    const differences = textOf(join(root, family, 'differences.yaml'))
    for (const kind of ['manual', 'installation'] as const) {
      const text = textOf(join(root, family, `${kind}.${language}.md`))
      if (text !== undefined) yield* writtenLines(`documents/${family}/${kind}`, kind, text)
      if (differences !== undefined) yield* differentLines(`documents/${family}/differences ${kind}`, kind, differences, language)
    }
  }
}

/** Messages of documents about notices, and about who may connect an appliance. */
function messageLines(language: Language): [string, string][] {
  return Object.entries(documentMessages[language])
    .filter(([key]) => key.startsWith('notice.') || key === 'plan.licensed' || key === 'technicianFits')
    .map(([key, text]) => [`i18n/documents ${key}`, text])
}

function* entryLines(folder: string, language: Language, lines: (at: string, file: unknown) => Iterable<[string, string]>) {
  for (const id of foldersIn(folder)) {
    const text = textOf(join(folder, id, `${language}.yaml`))
    if (text !== undefined) yield* lines(`${folder.split('/').at(-1)}/${id}`, parse(text))
  }
}

function* noticeLines(at: string, { title, intro, content }: NoticeWords): Iterable<[string, string]> {
  yield [`${at} title`, title]
  yield [`${at} intro`, intro]
  const lines = content.split('\n').filter((line) => line.trim() !== '')
  for (const [index, line] of lines.entries()) yield [`${at} content ${index + 1}`, line.trim()]
}

function* careLines(at: string, { families }: CareWords): Iterable<[string, string]> {
  for (const [family, { avoid, warnings, tasks }] of Object.entries(families)) {
    yield* numbered(`${at} ${family} avoid`, avoid)
    yield* numbered(`${at} ${family} warnings`, warnings)
    for (const [task, { title, steps }] of Object.entries(tasks)) {
      yield [`${at} ${family} ${task} title`, title]
      yield* numbered(`${at} ${family} ${task} step`, steps)
    }
  }
}

const numbered = (at: string, lines: readonly string[]) =>
  lines.map((line, index): [string, string] => [`${at} ${index + 1}`, line])

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .sort()
    : []

const textOf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
