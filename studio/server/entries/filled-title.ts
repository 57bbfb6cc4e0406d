import { ownFact } from '#catalog/facts/own-facts.ts'
import { type Placeholder, parsedPlaceholder, placeholdersIn, replacePlaceholders } from '#catalog/facts/placeholder.ts'
import { ProductFile } from '#contract/content/product.ts'
import type { DraftStore } from '#studio/drafts/draft-store.ts'
import { textAt } from '#studio/text-work/content-texts.ts'
import { inTextThread } from '#studio/text-work/in-text-thread.ts'
import { parametersOf } from '../forms/parameters-of.ts'

type Facts = Parameters<typeof ownFact>[0]

/** Fills the facts of products into English titles, as the site does. What has no value stays as it is written. */
export function createTitles(drafts: DraftStore) {
  /** By file. */
  const known = new Map<string, { text: string; facts: Promise<Facts | undefined> }>()

  async function factsOf(folder: string): Promise<Facts | undefined> {
    const file = `products/${folder}/product.yaml`
    const { text } = await drafts.read(file).catch(() => ({ text: undefined }))
    if (text === undefined) return undefined
    const before = known.get(file)
    if (before?.text === text) return before.facts
    const facts = read(file, text)
    known.set(file, { text, facts })
    return facts
  }

  async function read(file: string, text: string): Promise<Facts | undefined> {
    const { value } = await inTextThread('readText', file, text)
    const category = textAt(value, 'category')
    const values = ProductFile.shape.values.safeParse(Reflect.get(Object(value), 'values')).data
    const parameters = category === undefined ? undefined : await parametersOf(drafts, category)
    return parameters && values && { parameters, values }
  }

  /** `entry`: such as `products/rh-9010`. */
  return async (entry: string, title: string): Promise<string> => {
    const [kind, own = ''] = entry.split('/')
    const productOf = ({ of }: Placeholder) => of ?? (kind === 'products' ? own : undefined)
    const placeholders = placeholdersIn(title).flatMap((written) => parsedPlaceholder(written) ?? [])
    const folders = [...new Set(placeholders.flatMap((one) => productOf(one) ?? []))]
    const facts = new Map(await Promise.all(folders.map(async (folder) => [folder, await factsOf(folder)] as const)))
    return replacePlaceholders(title, (placeholder) => {
      const found = facts.get(productOf(placeholder) ?? '')
      return found && ownFact(found, { ...placeholder, of: undefined }, 'en')
    })
  }
}
