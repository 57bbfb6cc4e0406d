import { fault, type Rule } from './rule.ts'

/** References find a product by its folder name, so the name must be the product's code. */
export const productFolders: Rule = ({ products }) =>
  products
    .filter(({ source, code }) => source.folder !== `products/${code.toLowerCase()}`)
    .map(({ source, code }) =>
      fault(
        source,
        ['code'],
        `must match the name of the folder: rename the folder to products/${code.toLowerCase()}, or correct the code`,
      ),
    )
