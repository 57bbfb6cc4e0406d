import { languageNames } from '#contract/languages.ts'
import type { Entry, WordFiles } from './content-draft.ts'
import type { FileReader } from './file-reader.ts'
import type { Schema } from './parsed-yaml.ts'

/** One entry per folder in `parent`, with its words: `news/<id>/news.yaml` and `news/<id>/<language>.yaml`. */
export function readEntries<Facts, Words>(
  reader: FileReader,
  parent: string,
  fileName: string,
  facts: Schema<Facts>,
  words: Schema<Words>,
): Entry<Facts, Words>[] {
  return reader
    .entries(parent, fileName, facts)
    .map(({ name, folder, source, data }) => ({ ...data, source, id: name, words: readWords(reader, folder, words) }))
}

export function readWords<T>(reader: FileReader, folder: string, schema: Schema<T>): WordFiles<T> {
  const words: WordFiles<T> = {}
  for (const language of languageNames) {
    const file = reader.stored(`${folder}/${language}.yaml`, schema)
    if (file) words[language] = file
  }
  return words
}
