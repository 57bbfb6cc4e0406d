import { fault, type Rule } from './rule.ts'

/** Every other language falls back to English, so English must be there. */
export const englishWords: Rule = ({ products, features, unreadable }) =>
  [...products, ...features.filter(({ url }) => url === undefined)]
    .filter(({ source, words }) => words.en === undefined && !unreadable.has(`${source.folder}/en.yaml`))
    .map(({ source }) => fault(source, [], `missing: ${source.folder}/en.yaml, which the other languages fall back to`))
