import { type ChildProcess, spawn } from 'node:child_process'

const running = new Map<ChildProcess, NodeJS.Signals>()

/**
 * Ends a process with the benchmark, however that ends. A shell waits for the end of its input, which comes even if the benchmark is killed.
 * Both do the same, because the process must have ended before the benchmark removes its files.
 */
export function endWithBench(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') {
  if (running.size === 0) prepare()
  running.set(child, signal)
  const guard = spawn('sh', ['-c', `read -r line; kill -s ${signal.slice('SIG'.length)} ${child.pid}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl+C in the terminal must not reach it.
    detached: true,
  })
  guard.unref()
  child.once('exit', () => {
    running.delete(child)
    // The system may give the process id to another process.
    guard.kill('SIGKILL')
  })
}

/** Once per benchmark. */
let prepare = () => {
  prepare = () => {}
  // Before all other listeners: if one throws, the others are not called.
  process.prependListener('exit', () => {
    for (const [child, signal] of running) child.kill(signal)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
}
