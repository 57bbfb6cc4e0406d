import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './free-port.ts'

/** The real site as a process of its own, which can be killed and started again on the same port. Needs the built pages. */
export async function startSiteProcess(environment: Record<string, string>) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    ...{ NODE_ENV: 'production', CONTENT_DIR: 'catalog/test-content', PICTURES_AHEAD: 'off', LOG_LEVEL: 'info' },
    ...{ PORT: String(port), LIMIT_READ: '0', LIMIT_SEND: '0' },
  }
  let output = ''
  let child = launch()
  // Whatever ends the tests, their site ends with them.
  const killWithTests = () => child.kill('SIGKILL')
  process.once('exit', killWithTests)

  function launch(): ChildProcess {
    const started = spawn('node', ['server/main.ts'], { env: { ...process.env, ...settings, ...environment } })
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    return started
  }

  async function untilReady() {
    for (let tries = 0; tries < 600; tries += 1) {
      const ready = await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (ready) return
      if (child.exitCode !== null) break
      await new Promise((resume) => setTimeout(resume, 50))
    }
    throw new Error(`The site did not start:\n${output}`)
  }

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  await untilReady()
  return {
    origin,
    /** Everything that it has written so far: its log. */
    output: () => output,
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
