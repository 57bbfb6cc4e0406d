/** Under npm: how often to look whether npm still runs. */
const parentCheckMs = 500

/** SIGHUP says that the terminal was closed. */
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Calls `stop` on each signal that asks the process to stop. Under npm also when npm ends: npm passes on SIGTERM and SIGINT (since 10.5), but
 * neither SIGHUP nor SIGKILL, and this process would go on without it and keep the port.
 */
export function onStopSignal(stop: (reason: string) => void) {
  for (const signal of signals) process.on(signal, () => stop(signal))
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop('npm has ended')
  }, parentCheckMs)
  timer.unref()
}
