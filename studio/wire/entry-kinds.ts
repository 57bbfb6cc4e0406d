import type { FolderKindName } from '#contract/content/kinds.ts'

// Apart from the schemas: zod compiles functions, which the policy of the studio's pages does not allow.

/** Kinds of which staff make new entries. There are always the same categories, and one set of questions and care for each. */
export const newKinds = [
  'product',
  'news',
  'video',
  'recipe',
  'case',
  'happiness',
  'press',
  'career',
  'notice',
  'accessory',
  'series',
] as const satisfies readonly FolderKindName[]
export type NewKind = (typeof newKinds)[number]

/** What the list can be filtered by. An entry can be in several states at once. */
export const entryStates = ['faulty', 'draft', 'scheduled', 'untranslated', 'published'] as const
export type EntryState = (typeof entryStates)[number]
