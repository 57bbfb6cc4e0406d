import { readModel } from '#contract/products/typed-model.ts'

/** Like `codeKey`, but also of a model with the suffix of its colour or revision, or within other words. */
export const modelKey = (code: string) => codeKey(readModel(code) ?? code)

/** Normalises a code that people type: upper or lower case, full-width letters, with or without the hyphen or with another separator. */
export function codeKey(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}._]/gu, '')
}
