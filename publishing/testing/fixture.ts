import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentDraft } from '../read/content-draft.ts'
import { type ContentFile, contentFile } from '../read/content-file.ts'
import { readContentFiles, textsIn } from '../read/content-files.ts'
import { readContent } from '../read/read-content.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A small content folder: two categories with products and four without. `rh-0002` has no Korean words. */
export const fixtureFolder = join(import.meta.dirname, '../test-content')

export type Edits = Record<string, (text: string) => string>

/** Reads the fixture with edited files. The edit of a new file gets an empty text. */
export async function fixtureDraft(edits: Edits = {}): Promise<ContentDraft> {
  const files = await fixtureTexts()
  for (const [file, edit] of Object.entries(edits)) files.set(file, edited(file, files.get(file) ?? '', edit))

  const { draft, issues } = readContent([...files].map(([file, text]) => contentFile(file, text)))
  if (issues.length > 0) throw new Error(JSON.stringify(issues))
  return draft
}

async function fixtureTexts(): Promise<Map<string, string>> {
  const textOf = textsIn(fixtureFolder)
  return new Map((await readContentFiles(fixtureFolder)).map((file) => [file.file, textOf(file) ?? '']))
}

/** The files of the fixture, with changed texts. */
export async function fixtureFiles(change: (file: string, text: string) => string): Promise<ContentFile[]> {
  return [...(await fixtureTexts())].map(([file, text]) => contentFile(file, change(file, text)))
}

/** A copy of the fixture on disk, removed at the end of the test. */
export async function fixtureCopy() {
  const { folder, ...disposal } = await temporaryFolder()
  await cp(fixtureFolder, folder, { recursive: true })
  return {
    ...disposal,
    folder,
    async edit(file: string, edit: (text: string) => string) {
      const path = join(folder, file)
      await writeFile(path, edited(file, await readFile(path, 'utf8'), edit))
    },
  }
}

/** Throws if an edit changes nothing, because the test would then prove nothing. */
function edited(file: string, text: string, edit: (text: string) => string): string {
  const changed = edit(text)
  if (changed === text) throw new Error(`The edit of ${file} changed nothing`)
  return changed
}
