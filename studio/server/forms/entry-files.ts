import type { z } from 'zod'
import { type ContentFileKind, folderKinds, kindOfFile } from '#contract/content/kinds.ts'
import { type Language, languageNames } from '#contract/languages.ts'

export type FileOfEntry = { file: string; schema: z.ZodType; language?: Language }

const languages: readonly Language[] = ['en', ...languageNames.filter((language) => language !== 'en')]

/** The files of the entry that a file belongs to: the facts first, then English. Undefined if the site does not read the file. */
export function entryOf(file: string): (Pick<ContentFileKind, 'kind' | 'id'> & { files: FileOfEntry[] }) | undefined {
  const found = kindOfFile(file)
  if (!found) return undefined
  const { kind, id } = found
  const folderKind = Object.entries(folderKinds).find(([name]) => name === kind)?.[1]
  if (!folderKind) return { kind, id, files: [{ file, schema: found.schema }] }
  const folder = `${folderKind.folder}/${id}`
  const facts = { file: `${folder}/${folderKind.facts}`, schema: folderKind.schema }
  const schema = 'words' in folderKind ? folderKind.words : undefined
  const words = schema ? languages.map((language) => ({ file: `${folder}/${language}.yaml`, schema, language })) : []
  return { kind, id, files: [facts, ...words] }
}
