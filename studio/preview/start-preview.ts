import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PreviewOptions } from './open-preview.ts'
import type { PreviewNews } from './preview-thread.ts'

export type Preview = { port: number; close: () => Promise<unknown> }
/** Starts a thread that listens on a port, or on a free one if it is 0. */
type StartThread = (port: number) => Worker
type Parts = { startThread: StartThread; port: number; reportError: (error: unknown) => void }

const restartMs = 1_000

/** Starts the preview in a thread of the studio's process. Resolves when it listens. */
export const startPreview = (options: PreviewOptions, reportError: (error: unknown) => void): Promise<Preview> =>
  keepListening({
    ...{ port: options.port, reportError },
    startThread: (port) => new Worker(new URL('./preview-thread.ts', import.meta.url), { workerData: { ...options, port } }),
  })

/** A thread that ends, such as one whose memory is full, takes nothing with it: it is started again, on the same port. */
export async function keepListening({ startThread, port: wanted, reportError }: Parts): Promise<Preview> {
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let { thread, port } = await listening(startThread(wanted), reportError)
  follow()

  function follow() {
    thread.once('exit', () => {
      if (!isClosed) startLater()
    })
  }

  function startLater() {
    timer = setTimeout(() => {
      listening(startThread(port), reportError).then(
        (started) => {
          ;({ thread, port } = started)
          if (isClosed) return void thread.terminate()
          follow()
        },
        (error: unknown) => {
          reportError(error)
          if (!isClosed) startLater()
        },
      )
    }, restartMs)
    timer.unref()
  }

  return {
    port,
    close() {
      isClosed = true
      clearTimeout(timer)
      return thread.terminate()
    },
  }
}

async function listening(thread: Worker, reportError: (error: unknown) => void): Promise<{ thread: Worker; port: number }> {
  // Without a listener, an error in the thread would end the process.
  thread.on('error', reportError)
  const ended = once(thread, 'exit').then((): PreviewNews[] => [
    { kind: 'failed', reason: 'The thread of the preview has ended' },
  ])
  const [news]: PreviewNews[] = await Promise.race([once(thread, 'message'), ended])
  if (news?.kind === 'open') return { thread, port: news.port }
  await thread.terminate()
  throw Object.assign(new Error(news?.reason), { code: news?.code })
}
