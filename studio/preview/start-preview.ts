import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PreviewOptions } from './open-preview.ts'
import type { PreviewNews } from './preview-thread.ts'

/** Starts the preview in a thread of the studio's process. Resolves when it listens. */
export async function startPreview(options: PreviewOptions): Promise<{ port: number; close: () => Promise<unknown> }> {
  const thread = new Worker(new URL('./preview-thread.ts', import.meta.url), { workerData: options })
  const [news]: PreviewNews[] = await once(thread, 'message')
  if (news?.kind !== 'open') {
    await thread.terminate()
    throw Object.assign(new Error(news?.reason), { code: news?.code })
  }
  return { port: news.port, close: () => thread.terminate() }
}
