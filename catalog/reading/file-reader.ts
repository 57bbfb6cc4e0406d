import type { z } from 'zod'
import type { ContentIssue } from '../content-issue.ts'
import type { Sourced } from './content-draft.ts'
import { schemaIssues } from './schema-issues.ts'
import type { ParsedYaml } from './yaml-source.ts'

export type Schema<T> = z.ZodType<T>
export type EntryFile<T> = Sourced<T> & { name: string; folder: string }
export type FileReader = ReturnType<typeof createFileReader>

/** Validates files against their schemas and collects all faults. */
export function createFileReader(files: readonly ParsedYaml[]) {
  const byName = new Map(files.map((parsed) => [parsed.source.file, parsed]))
  const inFolders = namesInFolders(byName.keys())
  const readFiles = new Set<string>()
  const issues: ContentIssue[] = []
  const unreadable = new Set<string>()

  function optional<T>(file: string, schema: Schema<T>): Sourced<T> | undefined {
    readFiles.add(file)
    const yaml = byName.get(file)
    if (!yaml) return undefined

    const { source, value, issues: yamlIssues } = yaml
    const parsed = yamlIssues.length === 0 ? schema.safeParse(value, { reportInput: true }) : undefined
    if (parsed?.success) return { source, data: parsed.data }

    issues.push(...yamlIssues, ...(parsed ? schemaIssues(source, parsed.error) : []))
    unreadable.add(file)
    return undefined
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
    optional,
    required,
    entries,
    fileNames,
    issues,
    unreadable,
    unread: () => [...byName.keys()].filter((file) => !readFiles.has(file)),
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
