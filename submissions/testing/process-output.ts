import type { ChildProcess } from 'node:child_process'

/** Collects what a process writes to stdout and stderr, its restarts included. */
export function captureOutput() {
  let text = ''
  const waiting = new Set<() => void>()

  function checkAll() {
    for (const check of waiting) check()
  }

  return {
    text: () => text,
    of(child: ChildProcess) {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
          checkAll()
        })
      }
    },
    /** Resolves when the output holds these words; rejects where the process ends without them. */
    async until(words: string, child: ChildProcess): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const check = () => {
        if (text.includes(words)) resolve()
      }
      const fail = () => reject(new Error(`The process ended without saying “${words}”:\n${text}`))
      waiting.add(check)
      // “close” comes after the last output, “exit” may come before it.
      child.once('close', fail)
      check()
      await promise.finally(() => {
        waiting.delete(check)
        child.off('close', fail)
      })
    },
  }
}
