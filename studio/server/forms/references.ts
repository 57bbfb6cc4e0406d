import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReferredKind } from '#contract/content/field-meta.ts'
import { folderKinds } from '#contract/content/kinds.ts'
import type { DraftStore } from '#studio/drafts/draft-store.ts'
import type { Published } from '#studio/drafts/published.ts'
import { textAt } from '#studio/text-work/content-texts.ts'
import { inTextThread } from '#studio/text-work/in-text-thread.ts'
import type { Reference } from '#studio/wire/forms.ts'
import { createTitles } from '../entries/filled-title.ts'
import { parametersOf } from './parameters-of.ts'

type Parts = { drafts: DraftStore; published: Published }
type Asked = { to: ReferredKind; query: string; category?: string | undefined }
type Named = Reference & { category?: string | undefined }

const mostShown = 50

/** Finds entries that a field can name, by code, id or title. */
export function createReferences({ drafts, published }: Parts) {
  /** By file: parsing thousands of files for each letter that somebody types would take seconds. */
  const known = new Map<string, { text: string; value: unknown }>()
  const filledTitle = createTitles(drafts)

  async function valueIn(file: string): Promise<unknown> {
    const { text } = await drafts.read(file)
    if (text === undefined) return undefined
    const before = known.get(file)
    if (before?.text === text) return before.value
    const { value } = await inTextThread('readText', file, text)
    known.set(file, { text, value })
    return value
  }

  async function idsOf(folder: string): Promise<string[]> {
    const layers = [published.root, ...(await published.dueLayers()), drafts.folder]
    const names = await Promise.all(layers.map((layer) => readdir(join(layer, folder)).catch((): string[] => [])))
    return [...new Set(names.flat())].filter((name) => /^[a-z0-9-]+$/.test(name)).sort()
  }

  async function entries(to: Exclude<ReferredKind, 'parameter'>): Promise<Named[]> {
    const kind = folderKinds[to]
    const found: Named[] = []
    for (const id of await idsOf(kind.folder)) {
      const facts = await valueIn(`${kind.folder}/${id}/${kind.facts}`)
      if (facts === undefined) continue
      const words = 'words' in kind ? await valueIn(`${kind.folder}/${id}/en.yaml`) : Reflect.get(Object(facts), 'name')
      const label = await filledTitle(`${kind.folder}/${id}`, textAt(words, 'title') ?? textAt(words, 'en') ?? '')
      found.push({ value: to === 'product' ? (textAt(facts, 'code') ?? id) : id, label, category: textAt(facts, 'category') })
    }
    return found
  }

  async function parameters(category: string | undefined): Promise<Named[]> {
    const ids = category === undefined ? await idsOf(folderKinds.category.folder) : [category]
    const lists = await Promise.all(ids.map((id) => parametersOf(drafts, id)))
    const all = lists.flatMap((list) => list ?? []).map(({ key, names }) => [key, { value: key, label: names.en }] as const)
    return [...new Map(all).values()]
  }

  return async ({ to, query, category }: Asked): Promise<Reference[]> => {
    const all = to === 'parameter' ? await parameters(category) : await entries(to)
    const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
    return all
      .filter((one) => to === 'parameter' || category === undefined || one.category === category)
      .filter(({ value, label }) => terms.every((term) => `${value} ${label}`.toLowerCase().includes(term)))
      .slice(0, mostShown)
      .map(({ value, label }) => ({ value, label }))
  }
}
export type References = ReturnType<typeof createReferences>
