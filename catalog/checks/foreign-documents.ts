import { posix } from 'node:path'
import { codeKey } from '../queries/code-key.ts'
import { fault, type Rule } from './rule.ts'

const codeInName = /[a-z]{2}-?\d{4}/gi

/**
 * A new product is usually a copy of another one's folder, documents included. A path from the content folder (`/products/…`) isn't checked:
 * two products may share a document.
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
