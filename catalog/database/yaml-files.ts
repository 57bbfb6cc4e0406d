import { entryOf } from '../loading/entry-names.ts'
import type { MediaFile, MediaLibrary, PictureMaster } from '../media/media-library.ts'
import type { ContentFile } from '../reading/content-files.ts'
import { type ContentDatabase, openForReading } from './content-database.ts'
import { isSame, packed, unpacked } from './packed.ts'

/** `kept`: earlier versions of entries that are left out for now. */
type Written = { served: readonly ContentFile[]; kept: readonly ContentFile[] }

/** Writes the YAML files of a version. Entries that are in the database already are not written again. */
export function writeYamlFiles(database: ContentDatabase, { served, kept }: Written): void {
  database.exec('begin')
  const find = database.prepare('select files from yaml_files where entry = ? and served = ?')
  const write = database.prepare(
    'insert into yaml_files (entry, served, files) values (?, ?, ?) on conflict (entry, served) do update set files = excluded.files',
  )
  const present = new Set<string>()
  for (const [files, isServed] of [
    [kept, 0],
    [served, 1],
  ] as const) {
    for (const [entry, own] of Map.groupBy(files, ({ file }) => entryOf(file))) {
      const value = packed(own)
      present.add(`${isServed} ${entry}`)
      if (!isSame(find.get(entry, isServed)?.['files'], value)) write.run(entry, isServed, value)
    }
  }
  const remove = database.prepare('delete from yaml_files where key = ?')
  for (const { key, entry, served } of database.prepare('select key, entry, served from yaml_files').all()) {
    if (!present.has(`${served} ${entry}`)) remove.run(key ?? null)
  }
  database.exec('commit')
}

/** All YAML files in the database at `path`, also those of entries that were left out. None if it can't be read. */
export function yamlFilesIn(path: string): ContentFile[] {
  try {
    using database = openForReading(path)
    return filesOf(database.prepare('select files from yaml_files').all())
  } catch {
    return []
  }
}

/** The YAML files and media that the version was made of. */
export function lastGoodIn(database: ContentDatabase): { files: ContentFile[]; media: MediaLibrary } {
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
    files: filesOf(database.prepare('select files from yaml_files where served = 1').all()),
    media: { pictures: media<PictureMaster>('picture'), files: media<MediaFile>('file') },
  }
}

function filesOf(rows: readonly Record<string, unknown>[]): ContentFile[] {
  return rows.flatMap(({ files }) => unpacked<ContentFile[]>(files)).sort((a, b) => (a.file < b.file ? -1 : 1))
}
