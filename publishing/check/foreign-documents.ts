import { posix } from 'node:path'
import { codeKey } from '#catalog/queries/code-key.ts'
import { fault, type Rule } from './rule.ts'

const codeInName = /[a-z]{2}-?\d{4}/gi

/**
 * Editors often copy the folder of another product and forget to replace its documents. A path that starts with a slash (`/products/…`) is
 * not checked, because products may share a document on purpose.
 */
export const foreignDocuments: Rule = ({ products }) => {
  const codes = new Map(products.map(({ code }) => [codeKey(code), code]))
  return products.flatMap(({ source, code, documents }) =>
    Object.entries(documents).flatMap(([kind, languages]) =>
      Object.entries(languages ?? {}).flatMap(([language, path]) => {
        if (path.startsWith('/')) return []
        const named = (posix.basename(path).match(codeInName) ?? []).flatMap((found) => codes.get(codeKey(found)) ?? [])
        if (named.length === 0 || named.includes(code)) return []
        return [fault(source, ['documents', kind, language], `${path} is a document of ${named[0]}, not of ${code}`)]
      }),
    ),
  )
}
