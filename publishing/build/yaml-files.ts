import { type ContentDatabase, openForReading } from '#catalog/database/content-database.ts'
import { packed, unpacked } from '#catalog/database/packed.ts'
import type { MediaFile, MediaLibrary, PictureMaster } from '#catalog/media/media-library.ts'
import { entryOf } from '#contract/content/entry-of.ts'
import type { ContentFile, TextOf } from '../read/content-file.ts'
import type { EarlierFiles } from '../versions/load-content.ts'

/** `kept`: earlier versions of entries that are left out for now. */
type YamlFiles = { served: readonly ContentFile[]; leftOut: readonly ContentFile[]; textOf: TextOf }

/** Writes the YAML files of a version. Entries that are in the database already are not written again. */
export function writeYamlFiles(database: ContentDatabase, { served, leftOut, textOf }: YamlFiles): void {
  database.exec('begin')
  const find = database.prepare('select hashes from yaml_files where entry = ? and served = ?')
  const write = database.prepare('insert or replace into yaml_files (entry, served, hashes, texts) values (?, ?, ?, ?)')
  const present = new Set<string>()
  for (const [files, isServed] of [
    [leftOut, 0],
    [served, 1],
  ] as const) {
    for (const [entry, own] of Map.groupBy(files, ({ file }) => entryOf(file))) {
      present.add(`${isServed} ${entry}`)
      const hashes = JSON.stringify(own.map(({ file, hash }) => [file, hash]))
      if (find.get(entry, isServed)?.['hashes'] === hashes) continue
      const texts = own.map((file) => textOf(file))
      // A file that was changed during the read is read again soon.
      if (!texts.includes(undefined)) write.run(entry, isServed, hashes, packed(texts))
    }
  }
  const remove = database.prepare('delete from yaml_files where entry = ? and served = ?')
  for (const { entry, served: isServed } of database.prepare('select entry, served from yaml_files').all()) {
    if (!present.has(`${isServed} ${entry}`)) remove.run(entry ?? null, isServed ?? null)
  }
  database.exec('commit')
}

/** All YAML files in the database at `path`, also those of entries that were left out. Undefined if it can't be read. */
export function earlierFilesIn(path: string): EarlierFiles | undefined {
  try {
    const database = openForReading(path)
    return filesIn(database, 'select key, hashes from yaml_files order by served')
  } catch {
    return undefined
  }
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
    ...filesIn(database, 'select key, hashes from yaml_files where served = 1'),
    media: { pictures: media<PictureMaster>('picture'), files: media<MediaFile>('file') },
  }
}

/** Texts are read when they are needed. */
function filesIn(database: ContentDatabase, query: string): EarlierFiles {
  const files = new Map<string, ContentFile>()
  const entries = new Map<string, number>()
  for (const { key, hashes } of database.prepare(query).all()) {
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
