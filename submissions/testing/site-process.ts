import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { compileCache } from './compile-cache.ts'
import { freePort } from './free-port.ts'
import { captureOutput } from './process-output.ts'

/** Starts the real site as a child process. Tests can kill and restart it on the same port. Needs a build. */
export async function startSiteProcess(environment: Record<string, string | undefined>) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    ...{
      NODE_ENV: 'production',
      CONTENT_DIR: 'publishing/test-content',
      PAGES_AHEAD: 'off',
      PICTURES_AHEAD: 'off',
      LOG_LEVEL: 'info',
    },
    ...{ PORT: String(port), LIMIT_READ: '0', LIMIT_SEND: '0', SHUTDOWN_DELAY: '0' },
  }
  const output = captureOutput()
  let child = launch()
  // The site must not outlive the tests.
  const killWithTests = () => child.kill('SIGKILL')
  process.once('exit', killWithTests)

  function launch(): ChildProcess {
    const started = spawn('node', ['server/main.ts'], {
      env: { ...process.env, ...compileCache, ...settings, ...environment },
    })
    output.of(started)
    return started
  }

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await output.until('Hearth is up', child)
  return {
    origin,
    /** The log so far. */
    output: output.text,
    /** Resolves when the log contains `words`. */
    untilLogged: (words: string) => output.until(words, child),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    restart() {
      child = launch()
    },
    [Symbol.asyncDispose]: async () => {
      process.off('exit', killWithTests)
      await end('SIGKILL')
    },
  }
}
