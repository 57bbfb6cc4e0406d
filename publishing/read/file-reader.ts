import type { Sourced } from './content-draft.ts'
import type { ContentIssue } from './content-issue.ts'
import type { ParsedYaml, Schema, StoredFile } from './parsed-yaml.ts'

export type EntryFile<T> = Sourced<T> & { name: string; folder: string }
export type FileReader = ReturnType<typeof createFileReader>

/** Validates files against their schemas and collects all faults. */
export function createFileReader(files: readonly ParsedYaml[]) {
  const byName = new Map(files.map((parsed) => [parsed.file.file, parsed]))
  const inFolders = namesInFolders(byName.keys())
  const readFiles = new Set<ParsedYaml>()
  const issues: ContentIssue[] = []
  const unreadable = new Set<string>()

  /** The file stays in the store until it is loaded. */
  function stored<T>(file: string, schema: Schema<T>): StoredFile<T> | undefined {
    const yaml = byName.get(file)
    if (!yaml) return undefined
    readFiles.add(yaml)
    const faults = yaml.check(schema)
    // The value is what the schema has returned.
    if (faults.length === 0) return yaml as StoredFile<T>

    issues.push(...faults)
    unreadable.add(file)
    return undefined
  }

  function optional<T>(file: string, schema: Schema<T>): Sourced<T> | undefined {
    const found = stored(file, schema)
    return found && { source: found.source, data: found.load() }
  }

  function required<T>(file: string, schema: Schema<T>): Sourced<T> | undefined {
    const folder = byName.get(file.slice(0, file.lastIndexOf('/') + 1))
    const message = folder?.issues[0]?.message ?? 'is missing: the site needs this file'
    if (!byName.has(file)) issues.push({ file, field: '', message })
    return optional(file, schema)
  }

  /** One entry per folder in `parent`, for example `series/vela/series.yaml`. */
  function entries<T>(parent: string, fileName: string, schema: Schema<T>): EntryFile<T>[] {
    return entryNames(parent).flatMap((name) => {
      const folder = `${parent}/${name}`
      const entry = required(`${folder}/${fileName}`, schema)
      if (!entry) unreadable.add(folder)
      return entry ? [{ ...entry, name, folder }] : []
    })
  }

  function entryNames(parent: string): string[] {
    return [...(inFolders.get(parent) ?? [])].flatMap(([name, kind]) => (kind === 'folder' ? [name] : []))
  }

  /** The names of the files directly in a folder, without the extension. */
  function fileNames(parent: string): string[] {
    return [...(inFolders.get(parent) ?? [])].flatMap(([name, kind]) => (kind === 'file' ? [name.replace(/\.yaml$/, '')] : []))
  }

  return {
    stored,
    optional,
    required,
    entries,
    fileNames,
    issues,
    unreadable,
    unread: () => files.flatMap((parsed) => (readFiles.has(parsed) ? [] : [parsed.file.file])),
  }
}

/** By top folder: the names in it, in the order of the files. */
function namesInFolders(files: Iterable<string>): Map<string, Map<string, 'file' | 'folder'>> {
  const folders = new Map<string, Map<string, 'file' | 'folder'>>()
  for (const file of files) {
    const [top = '', name, ...deeper] = file.split('/')
    if (name === undefined) continue
    const names = folders.get(top) ?? new Map<string, 'file' | 'folder'>()
    folders.set(top, names.set(name, deeper.length > 0 ? 'folder' : 'file'))
  }
  return folders
}
