import type { ContentDatabase } from '#catalog/database/content-database.ts'
import { packed, unpacked } from '#catalog/database/packed.ts'
import type { MediaFile, MediaLibrary, PictureMaster } from '#catalog/media/media-library.ts'
import { entryOf } from '#contract/content/entry-of.ts'
import type { ContentFile, TextOf } from '../read/content-file.ts'

/** YAML files of a version, with their texts. */
export type EarlierFiles = { files: readonly ContentFile[]; textOf: TextOf }

/** Writes the YAML files of a version. Entries that are in the database already are not written again. */
export function writeYamlFiles(database: ContentDatabase, { files, textOf }: EarlierFiles): void {
  database.exec('begin')
  const find = database.prepare('select hashes from yaml_files where entry = ?')
  const write = database.prepare('insert or replace into yaml_files (entry, hashes, texts) values (?, ?, ?)')
  const entries = Map.groupBy(files, ({ file }) => entryOf(file))
  for (const [entry, own] of entries) {
    const hashes = JSON.stringify(own.map(({ file, hash }) => [file, hash]))
    if (find.get(entry)?.['hashes'] === hashes) continue
    const texts = own.map((file) => textOf(file))
    // A file that was changed during the read is read again soon.
    if (!texts.includes(undefined)) write.run(entry, hashes, packed(texts))
  }
  const remove = database.prepare('delete from yaml_files where entry = ?')
  for (const { entry } of database.prepare('select entry from yaml_files').all()) {
    if (!entries.has(String(entry))) remove.run(String(entry))
  }
  database.exec('commit')
}

/** The YAML files and media that the version was made of. */
export function lastGoodIn(database: ContentDatabase): EarlierFiles & { media: MediaLibrary } {
  const media = <Media extends { path: string }>(kind: string) =>
    new Map(
      database
        .prepare('select value from media where kind = ?')
        .all(kind)
        .map(({ value }): [string, Media] => {
          const one: Media = JSON.parse(String(value))
          return [one.path, one]
        }),
    )
  return {
    ...yamlFilesIn(database),
    media: { pictures: media<PictureMaster>('picture'), files: media<MediaFile>('file') },
  }
}

/** The YAML files that the version was made of. Texts are read when they are needed. */
export function yamlFilesIn(database: ContentDatabase): EarlierFiles {
  const files = new Map<string, ContentFile>()
  const entries = new Map<string, number>()
  for (const { key, hashes } of database.prepare('select key, hashes from yaml_files').all()) {
    for (const [file, hash] of JSON.parse(String(hashes)) as [string, string][]) {
      files.set(file, { file, hash })
      entries.set(file, Number(key))
    }
  }
  const find = database.prepare('select hashes, texts from yaml_files where key = ?')
  return {
    files: [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1)),
    textOf({ file, hash }) {
      const row = find.get(entries.get(file) ?? null)
      if (!row) return undefined
      const place = (JSON.parse(String(row['hashes'])) as [string, string][]).findIndex(
        ([other, itsHash]) => other === file && itsHash === hash,
      )
      return unpacked<string[]>(row['texts'])[place]
    },
  }
}
