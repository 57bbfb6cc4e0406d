import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { GlossaryFile } from '#contract/content/editorial/glossary.ts'
import type { Language } from '#contract/languages.ts'
import { identityOf } from '#publishing/files/unchanged-files.ts'
import { inTextThread } from '../text-work/in-text-thread.ts'
import type { Layers } from './content-texts.ts'

export type Term = { english: string; translation: string | undefined; note: string | undefined }

let known: { path: string; identity: string; glossary: Promise<GlossaryFile> } | undefined

/** The glossary of the uppermost layer that has one. Empty if there is none or it has faults. */
export async function readGlossary(layers: Layers): Promise<GlossaryFile> {
  for (const layer of layers.toReversed()) {
    const path = join(layer, 'glossary.yaml')
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
    if (!stats) continue
    const identity = identityOf(stats)
    // Parsing it takes longer than everything else that a text needs.
    if (known?.path !== path || known.identity !== identity) known = { path, identity, glossary: glossaryAt(path) }
    return known.glossary
  }
  return []
}

async function glossaryAt(path: string): Promise<GlossaryFile> {
  try {
    return GlossaryFile.safeParse(await inTextThread('valueOfYaml', readFileSync(path, 'utf8'))).data ?? []
  } catch {
    return []
  }
}

/** The terms of the glossary that an English text has, in their order in the text. */
export function termsIn(english: string, glossary: GlossaryFile, language: Language): Term[] {
  const found = glossary.flatMap(({ terms, note }) => {
    const at = english.search(wordForm(terms.en))
    return at === -1 ? [] : [{ at, english: terms.en, translation: terms[language], note }]
  })
  return found.sort((a, b) => a.at - b.at).map(({ at: _, ...term }) => term)
}

/** A whole word in any case, also with a plural s. */
const wordForm = (term: string) =>
  new RegExp(`(?<![\\p{L}\\d])${term.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}s?(?![\\p{L}\\d])`, 'iu')
