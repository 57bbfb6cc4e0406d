import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { identityOf } from '#catalog/media/unchanged-files.ts'
import { readRegularFileSync } from '#catalog/regular-file.ts'
import type { ContentFileKind, ContentKindName } from '#contract/content/kinds.ts'
import { fieldOf, type TextAt, textsIn, type WordsAt, wordsIn } from './texts-in-schema.ts'

/** The texts of one file: of one language, or of all of them side by side. */
export type FileTexts = { texts: TextAt[] } | { words: WordsAt[] }
/** `identity` tells whether the file has changed. */
export type TextFile = { kind: ContentFileKind; folder: string; identity: string; texts: FileTexts }
/** What was read before, by the path of the file. */
export type KnownTexts = {
  find(path: string, identity: string): FileTexts | undefined
  keep(path: string, identity: string, texts: FileTexts): void
}

const maxYamlBytes = 128 * 1024
/** The glossary has terms for translators. No visitor reads it, and a concept may have no term of its own in a language. */
const untranslated: readonly ContentKindName[] = ['glossary']

export const hasTexts = ({ kind }: ContentFileKind) => !untranslated.includes(kind)

/** Reads the texts of a file, unless they are known. Undefined if there is no such file. */
export function readTextFile(folder: string, file: string, kind: ContentFileKind, known: KnownTexts): TextFile | undefined {
  const path = join(folder, file)
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  if (!stats) return undefined
  const identity = identityOf(stats)
  const before = known.find(path, identity)
  const texts = before ?? textsOf(folder, file, kind)
  if (!before) known.keep(path, identity, texts)
  return { kind, folder, identity, texts }
}

/** For one process. */
export function createKnownTexts(): KnownTexts {
  const known = new Map<string, { identity: string; texts: FileTexts }>()
  return {
    find(path, identity) {
      const before = known.get(path)
      return before?.identity === identity ? before.texts : undefined
    },
    keep(path, identity, texts) {
      known.set(path, { identity, texts })
    },
  }
}

function textsOf(folder: string, file: string, { schema, language }: ContentFileKind): FileTexts {
  const value = parsedFile(folder, file)
  if (language === undefined) return { words: [...wordsIn(schema, value)].map(({ path, texts }) => ({ path, texts })) }
  return { texts: [...textsIn(schema, value)].map(({ path, text, isBlock }) => ({ path, text, isBlock })) }
}

/** A file that can't be read has no texts: the checks of the content say why. */
function parsedFile(folder: string, file: string): unknown {
  try {
    return parse(readRegularFileSync(folder, file, maxYamlBytes).toString('utf8'), { logLevel: 'silent' })
  } catch {
    return undefined
  }
}

/** The last file whose schemas were asked for: texts that come back are in the order of the files. */
let last: { file: TextFile; schemas: ReadonlyMap<string, z.ZodType> } | undefined

/** What one text of a file may hold. It depends on the values around it, so it is found in the file when it is needed. */
export function schemaOfText(file: TextFile, name: string, field: string): z.ZodType {
  if (last?.file !== file) last = { file, schemas: schemasIn(file, name) }
  // The file may have changed meanwhile.
  return last.schemas.get(field) ?? z.string()
}

function schemasIn({ folder, kind: { schema, language } }: TextFile, name: string): ReadonlyMap<string, z.ZodType> {
  const value = parsedFile(folder, name)
  const found = language === undefined ? wordsIn(schema, value) : textsIn(schema, value)
  return new Map([...found].map((text) => [fieldOf(text.path), text.schema]))
}
