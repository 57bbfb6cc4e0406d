import { CategoryFile } from '#contract/content/category.ts'
import type { DraftStore } from '#studio/drafts/draft-store.ts'
import { inTextThread } from '#studio/text-work/in-text-thread.ts'
import { entryOf } from './entry-files.ts'

/** The parameters of a category, if its file can be read. */
export async function parametersOf(drafts: DraftStore, category: string): Promise<CategoryFile['parameters'] | undefined> {
  const file = `categories/${category}/category.yaml`
  if (!entryOf(file) || !/^[a-z0-9-]+$/.test(category)) return undefined
  const { text } = await drafts.read(file)
  if (text === undefined) return undefined
  const { value } = await inTextThread('readText', file, text)
  return CategoryFile.safeParse(value).data?.parameters
}
