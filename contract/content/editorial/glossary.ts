import { z } from 'zod'
import { LanguageName, line, Words } from '../words.ts'

const TermLists = z.partialRecord(LanguageName, z.array(line).min(1))

/** `content/glossary.yaml`: one term per language for each concept of the texts. */
export const GlossaryFile = z.array(
  z.strictObject({
    /** What the term stands for, in English. */
    concept: line,
    terms: Words,
    /** Words that texts must not use for the concept. */
    forbidden: TermLists.optional(),
    /** Longer words that contain a forbidden one and may be used. */
    allowed: TermLists.optional(),
    /** Why, or when another word is right. For translators. */
    note: line.optional(),
  }),
)
export type GlossaryFile = z.infer<typeof GlossaryFile>
