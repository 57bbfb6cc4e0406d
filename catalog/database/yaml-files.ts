import type { MediaFile, MediaLibrary, PictureMaster } from '../media/media-library.ts'
import type { ContentFile } from '../reading/content-files.ts'
import { type ContentDatabase, openForReading } from './content-database.ts'

/** `kept`: earlier versions of entries that are left out for now. */
type Written = { served: readonly ContentFile[]; kept: readonly ContentFile[] }

/** Writes the YAML files of a version. Files that are in the database already are not written again. */
export function writeYamlFiles(database: ContentDatabase, { served, kept }: Written): void {
  database.exec('begin')
  const find = database.prepare('select value, served from yaml_files where file = ?')
  const write = database.prepare('insert or replace into yaml_files (file, value, served) values (?, ?, ?)')
  const put = (file: ContentFile, isServed: 0 | 1) => {
    const value = JSON.stringify(file)
    const known = find.get(file.file)
    if (known?.['value'] !== value || known['served'] !== isServed) write.run(file.file, value, isServed)
  }
  for (const file of kept) put(file, 0)
  for (const file of served) put(file, 1)

  const present = new Set([...kept, ...served].map(({ file }) => file))
  const remove = database.prepare('delete from yaml_files where file = ?')
  for (const { file } of database.prepare('select file from yaml_files').all()) {
    if (!present.has(String(file))) remove.run(file ?? null)
  }
  database.exec('commit')
}

/** All YAML files in the database at `path`, also those of entries that were left out. None if it can't be read. */
export function yamlFilesIn(path: string): ContentFile[] {
  try {
    using database = openForReading(path)
    return valuesOf(database.prepare('select value from yaml_files order by file').all())
  } catch {
    return []
  }
}

/** The YAML files and media that the version was made of. */
export function lastGoodIn(database: ContentDatabase): { files: ContentFile[]; media: MediaLibrary } {
  const media = <Media extends { path: string }>(kind: string) =>
    new Map(valuesOf<Media>(database.prepare('select value from media where kind = ?').all(kind)).map((one) => [one.path, one]))
  return {
    files: valuesOf(database.prepare('select value from yaml_files where served = 1 order by file').all()),
    media: { pictures: media<PictureMaster>('picture'), files: media<MediaFile>('file') },
  }
}

const valuesOf = <Value>(rows: readonly Record<string, unknown>[]): Value[] => rows.map(({ value }) => JSON.parse(String(value)))
