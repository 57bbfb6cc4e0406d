/** The panels in tab order (D6). The names are also the URL hashes. */
export const tabNames = ['features', 'details', 'parameters', 'installation', 'accessories', 'manual'] as const
export type TabName = (typeof tabNames)[number]

/** The tab named by the hash; otherwise the product's details, or what is shown instead of them. */
export function tabOfHash(hash: string, shown: readonly TabName[]): TabName | undefined {
  return shown.find((name) => `#${name}` === hash) ?? shown.find((name) => name !== 'features') ?? shown[0]
}
