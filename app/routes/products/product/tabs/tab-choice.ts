/** The panels in tab order (D6). The names are also the URL hashes. */
export const tabNames = ['details', 'parameters', 'installation', 'accessories', 'manual'] as const
export type TabName = (typeof tabNames)[number]

/** The tab named by the hash; otherwise the first one, the details. */
export function tabOfHash(hash: string, shown: readonly TabName[]): TabName | undefined {
  return shown.find((name) => `#${name}` === hash) ?? shown[0]
}
