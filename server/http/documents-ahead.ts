import type { DocumentStore } from '#publishing/documents/document-store.ts'
import { type AheadParts, quietMoment } from './ahead.ts'

/**
 * Makes all documents in the background, one at a time, while no visitor is waiting. Stops when the content changes (the new version starts its
 * own run) or the node is stopping. When all are made, pages can show their sizes.
 */
export async function makeDocumentsAhead(parts: AheadParts & { documents: DocumentStore }): Promise<void> {
  const { content, documents, log } = parts
  const catalog = content.current()
  let made = 0
  for (const document of catalog.madeDocuments()) {
    if (await documents.isStored(document.url)) continue
    if (!(await quietMoment(parts, catalog))) return
    try {
      // The store cannot write to disk, so making more now is useless. They are made on request.
      if ('bytes' in (await documents.get(document))) return
      made += 1
    } catch (error) {
      log.warn(error, `The document ${document.fileName} could not be made`)
    }
  }
  if (made > 0) content.renew()
}
