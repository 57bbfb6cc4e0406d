import { productCodePattern } from '#contract/products/product-code.ts'

const most = 50
const code = new RegExp(`^${productCodePattern}$`)

/** The part of a URL after `#`, which browsers never send: `#RH-9010,HB-7830`. */
export const hashOf = (codes: readonly string[]) => `#${codes.join(',')}`

/** The models of a shared link. Empty if the hash is something else. */
export function codesIn(hash: string): string[] {
  const parts = hash.slice(1).toUpperCase().split(',')
  return [...new Set(parts.filter((part) => code.test(part)))].slice(0, most)
}
