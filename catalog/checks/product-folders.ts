import { fault, type Rule } from './rule.ts'

/** A product is found by the name of its folder, so that name is its code. */
export const productFolders: Rule = ({ products }) =>
  products
    .filter(({ source, code }) => source.folder !== `products/${code.toLowerCase()}`)
    .map(({ source, code }) => fault(source, ['code'], `${code} belongs in the folder products/${code.toLowerCase()}`))
