import type { ChildProcess } from 'node:child_process'

/** Collects stdout and stderr of a process, also after restarts. */
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
    /** Resolves when the output contains `words`. Rejects if the process ends before. */
    async until(words: string, child: ChildProcess): Promise<void> {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const check = () => {
        if (text.includes(words)) resolve()
      }
      const fail = () => reject(new Error(`The process ended before its output contained “${words}”:\n${text}`))
      waiting.add(check)
      // The event `close` comes after the last output. `exit` may come before it.
      child.once('close', fail)
      check()
      await promise.finally(() => {
        waiting.delete(check)
        child.off('close', fail)
      })
    },
  }
}
