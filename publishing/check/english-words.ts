import { fault, type Rule } from './rule.ts'
import { wordedEntries } from './worded-entries.ts'

/** English is required, because the other languages fall back to it. */
export const englishWords: Rule = (draft) =>
  wordedEntries(draft)
    .filter(({ source, words }) => words.en === undefined && !draft.unreadable.has(`${source.folder}/en.yaml`))
    .map(({ source }) =>
      fault(source, [], `needs the file ${source.folder}/en.yaml: the site shows English where a translation is missing`),
    )
