import { CategoryFile } from '#contract/content/category.ts'
import type { DraftStore } from '#studio/drafts/draft-store.ts'
import { readText } from './content-texts.ts'
import { entryOf } from './entry-files.ts'

/** The parameters of a category, if its file can be read. */
export async function parametersOf(drafts: DraftStore, category: string): Promise<CategoryFile['parameters'] | undefined> {
  const file = `categories/${category}/category.yaml`
  if (!entryOf(file) || !/^[a-z0-9-]+$/.test(category)) return undefined
  const { text } = await drafts.read(file)
  const found = text === undefined ? undefined : CategoryFile.safeParse(readText(file, text).value)
  return found?.data?.parameters
}
