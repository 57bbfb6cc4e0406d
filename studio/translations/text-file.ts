import { statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ContentFileKind, ContentKindName } from '#contract/content/kinds.ts'
import { readRegularFileSync } from '#publishing/files/regular-file.ts'
import { identityOf } from '#publishing/files/unchanged-files.ts'
import { utf8Text } from '#publishing/files/utf8-text.ts'
import { inTextThread } from '../text-work/in-text-thread.ts'
import { fileTexts } from '../text-work/read-texts.ts'
import { type FileTexts, fieldOf, textsIn, wordsIn } from './texts-in-schema.ts'

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
export async function readTextFile(
  folder: string,
  file: string,
  kind: ContentFileKind,
  known: KnownTexts,
): Promise<TextFile | undefined> {
  const path = join(folder, file)
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
  if (!stats) return undefined
  const identity = identityOf(stats)
  const before = known.find(path, identity)
  const texts = before ?? (await textsOf(folder, file, kind))
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

/** A file that can't be read has no texts: the checks of the content say why. */
async function textsOf(folder: string, file: string, { language }: ContentFileKind): Promise<FileTexts> {
  try {
    return await fileTexts(file, textIn(folder, file))
  } catch {
    return language === undefined ? { words: [] } : { texts: [] }
  }
}

const textIn = (folder: string, file: string) => utf8Text(readRegularFileSync(folder, file, maxYamlBytes))

/** The last file whose schemas were asked for: texts that come back are in the order of the files. */
let last: { file: TextFile; schemas: Promise<ReadonlyMap<string, z.ZodType>> } | undefined

/** What one text of a file may hold. It depends on the values around it, so it is found in the file when it is needed. */
export async function schemaOfText(file: TextFile, name: string, field: string): Promise<z.ZodType> {
  if (last?.file !== file) last = { file, schemas: schemasIn(file, name) }
  // The file may have changed meanwhile.
  return (await last.schemas).get(field) ?? z.string()
}

async function schemasIn({ folder, kind: { schema, language } }: TextFile, name: string) {
  const value = await valueIn(folder, name).catch(() => undefined)
  const found = language === undefined ? wordsIn(schema, value) : textsIn(schema, value)
  return new Map([...found].map((text) => [fieldOf(text.path), text.schema]))
}

const valueIn = async (folder: string, file: string): Promise<unknown> => inTextThread('valueOfYaml', textIn(folder, file))
