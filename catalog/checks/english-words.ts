import { fault, type Rule } from './rule.ts'
import { wordedEntries } from './worded-entries.ts'

/** Every other language falls back to English, so English must be there. */
export const englishWords: Rule = (draft) =>
  wordedEntries(draft)
    .filter(({ source, words }) => words.en === undefined && !draft.unreadable.has(`${source.folder}/en.yaml`))
    .map(({ source }) => fault(source, [], `missing: ${source.folder}/en.yaml, which the other languages fall back to`))
