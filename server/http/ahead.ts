import type { FastifyBaseLogger } from 'fastify'
import type { Catalog } from '#catalog/catalog.ts'
import type { CatalogSource } from '#publishing/watch/catalog-source.ts'

/** For work that is done before anybody asks for it. */
export type AheadParts = {
  content: CatalogSource
  /** Resolves when no visitor is waiting. */
  untilQuiet: () => Promise<void>
  isStopping: () => boolean
  log: FastifyBaseLogger
}

/** Waits for a quiet moment. False if the node is stopping, or if the content has changed: the new version starts its own run. */
export async function quietMoment({ content, untilQuiet, isStopping }: AheadParts, { version }: Catalog): Promise<boolean> {
  await untilQuiet()
  return !isStopping() && content.current().version === version
}
