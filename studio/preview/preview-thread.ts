import { parentPort, workerData } from 'node:worker_threads'
import { openPreview, type PreviewOptions } from './open-preview.ts'

/** What the thread tells the studio. */
export type PreviewNews = { kind: 'open'; port: number } | { kind: 'failed'; reason: string; code?: string | undefined }

// A thread of its own: reading content and rendering must not delay the answers to staff.
const tell = (news: PreviewNews) => parentPort?.postMessage(news)
openPreview(workerData as PreviewOptions, (error) => console.error(error instanceof Error ? error.stack : error)).then(
  ({ port }) => tell({ kind: 'open', port }),
  (error: unknown) =>
    tell({
      kind: 'failed',
      reason: error instanceof Error ? error.message : String(error),
      code: error instanceof Error && 'code' in error ? String(error.code) : undefined,
    }),
)
