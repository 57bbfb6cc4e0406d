import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { compileCache } from '#submissions/testing/compile-cache.ts'
import { freePort } from '#submissions/testing/free-port.ts'
import { captureOutput } from '#submissions/testing/process-output.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-main-'))
cpSync('publishing/test-content', join(folder, 'content'), { recursive: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(environment: Record<string, string>) {
  const child = spawn('node', ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CONTENT_DIR: join(folder, 'content'),
      DATA_DIR: join(folder, 'data'),
      SHUTDOWN_DELAY: '0',
      ...compileCache,
      ...environment,
    },
  })
  const output = captureOutput()
  output.of(child)
  return {
    child,
    output: output.text,
    untilLogged: (words: string) => output.until(words, child),
    /** Resolves with the exit code after all output was read. */
    exitCode: once(child, 'close').then(([code]) => code),
  }
}

describe('a start with a wrong setting', () => {
  it('reports a wrong variable in one line and exits with 1', async () => {
    const { exitCode, output } = start({ PORT: 'three thousand' })
    expect(await exitCode).toBe(1)
    expect(output().trim().split('\n')).toHaveLength(1)
    expect(output()).toContain('PORT')
  })

  it('reports a port that is in use in one line, without a stack', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { exitCode, output } = start({ PORT: String(port), LOG_LEVEL: 'error' })
    expect(await exitCode).toBe(1)
    expect(output().trim().split('\n')).toHaveLength(1)
    expect(output()).toContain(`port ${port}`)
    taken.close()
  })

  it('reports an INTERNAL_PORT that is in use in one line', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { exitCode, output } = start({ PORT: String(await freePort()), INTERNAL_PORT: String(port), LOG_LEVEL: 'error' })
    expect(await exitCode).toBe(1)
    expect(output().trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`port ${port} .*INTERNAL_PORT=`))])
    taken.close()
  })

  it('lists every content fault with file and field, and exits with 1', async () => {
    const broken = join(folder, 'broken')
    cpSync('publishing/test-content', broken, { recursive: true })
    writeFileSync(join(broken, 'home.yaml'), 'series: [nowhere]\nhotProducts: [XX-0000]\n')
    writeFileSync(join(broken, 'products/rh-0001/en.yaml'), 'title: 5\n')
    // With a last good copy of the content in DATA_DIR, the site would start.
    const { exitCode, output } = start({ CONTENT_DIR: broken, DATA_DIR: join(folder, 'data-without-content') })
    expect(await exitCode).toBe(1)
    expect(output()).toContain('home.yaml')
    expect(output()).toMatch(/rh-0001\/en\.yaml.*summary/)
    expect(output()).not.toContain('    at ')
  })
})

it('serves pages when DATA_DIR is not writable, and its error pages contain no internals', async () => {
  const content = join(folder, 'content-of-full-disk')
  cpSync('publishing/test-content', content, { recursive: true })
  const noise = randomBytes(200 * 150 * 3)
  const whole = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
    .png()
    .toBuffer()
  // Truncated: its size and format can still be read, its pixels cannot.
  writeFileSync(join(content, 'products/rh-0001/pictures/front.webp'), whole.subarray(0, 2000))
  const port = await freePort()
  const { child, output, untilLogged, exitCode } = start({
    PORT: String(port),
    CONTENT_DIR: content,
    // No user, not even root, can make a folder below a file.
    DATA_DIR: join(content, 'home.yaml/data'),
    PAGES_AHEAD: 'off',
    PICTURES_AHEAD: 'off',
  })
  await untilLogged('Hearth is up')
  const url = `http://127.0.0.1:${port}`

  const page = await (await fetch(url + pageUrl('en', 'product', { id: 'RH-0001' }))).text()
  const mediaOf = (ending: string) => url + (new RegExp(`/media/[0-9a-f]+/${ending}`).exec(page) ?? ['/missing'])[0]
  const sound = mediaOf('rh-0001-studio\\.240\\.avif').replace(/avif$/, 'webp')
  // The first visitor gets the master. The size itself follows from memory.
  const widthOf = async () => {
    const picture = await fetch(sound)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    return (await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width
  }
  expect(await widthOf()).toBe(1700)
  await expect.poll(widthOf, { timeout: 120_000 }).toBe(240)
  expect((await fetch(mediaOf('RH-0001-manual\\.pdf'))).status).toBe(200)

  const broken = await fetch(mediaOf('rh-0001-front\\.240\\.avif').replace('240.avif', 'share.jpg'))
  expect(broken.status).toBe(500)
  expect(broken.headers.get('content-security-policy')).toContain("default-src 'none'")
  const answer = await broken.text()
  expect(answer).toContain('Something went wrong on our side')
  expect(answer).not.toMatch(/webp|buffer|home\.yaml|code/i)

  child.kill('SIGTERM')
  await exitCode
  const logged = output()
    .split('\n')
    .flatMap((line): { level: number; msg: string }[] => (line.startsWith('{') ? [JSON.parse(line)] : []))
  expect(logged.filter(({ level, msg }) => level >= 50 && /answered with 500/.test(msg))).toHaveLength(1)
  const warnings = logged.filter(({ level }) => level === 40).map(({ msg }) => msg)
  for (const what of [/The content cannot be kept/, /assets/, /Pictures cannot be kept/, /Documents and videos cannot be kept/]) {
    expect(warnings.filter((warning) => what.test(warning))).toHaveLength(1)
  }
})

/** The site stops within five seconds; a busy machine may take longer, but never waits for clients without end. */
const busyStopMs = 60_000

it('SIGTERM under load: answers every request in flight, and exits', async () => {
  const port = await freePort()
  const { child, untilLogged, exitCode } = start({ PORT: String(port), LOG_LEVEL: 'warn' })
  const url = `http://127.0.0.1:${port}`
  await untilLogged('Hearth is up')

  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const numbers = Array.from({ length: 200 }, (_, n) => n + 1)
  // Use every connection once, so that the test covers requests in flight and not connections that wait to be accepted.
  await Promise.all(numbers.map(() => statusOf(`${url}/healthz`, agent)))
  const answers = numbers.map((n) => statusOf(url + pageUrl('en', 'search', { q: `${n}` }), agent))
  const settling = Promise.allSettled(answers)
  await Promise.all(answers.slice(0, 5))
  const began = Date.now()
  child.kill('SIGTERM')

  expect(await exitCode).toBe(0)
  expect(Date.now() - began).toBeLessThan(busyStopMs)
  const statuses = (await settling).map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))
  // A slow machine may answer some with 503, but must not cut a connection.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5)
})

it('SIGTERM while new connections keep coming: cuts no accepted connection', async () => {
  const port = await freePort()
  const { child, untilLogged, exitCode } = start({ PORT: String(port), LOG_LEVEL: 'warn' })
  await untilLogged('Hearth is up')

  const answers: Promise<number>[] = []
  const come = () =>
    answers.push(statusOf(`http://127.0.0.1:${port}${pageUrl('en', 'search', { q: `${answers.length}` })}`, false))
  // They come faster than the server can answer them.
  const coming = setInterval(() => {
    for (let n = 0; n < 3; n += 1) come()
  }, 15)
  await untilAnswered(answers, 5)
  const began = Date.now()
  child.kill('SIGTERM')
  // More than come within the pause after which the site stops accepting connections.
  const { length: sentBefore } = answers
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(sentBefore + 60), { timeout: 120_000, interval: 5 })
  clearInterval(coming)

  const statuses = (await Promise.allSettled(answers)).map((answer) =>
    answer.status === 'fulfilled' ? answer.value : String(answer.reason),
  )
  expect(await exitCode).toBe(0)
  expect(Date.now() - began).toBeLessThan(busyStopMs)
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
})

it('SIGTERM while clients reuse keep-alive connections: cuts none, and no client has to reconnect', async () => {
  const port = await freePort()
  const { child, untilLogged, exitCode } = start({ PORT: String(port), LOG_LEVEL: 'warn' })
  await untilLogged('Hearth is up')

  const clients = Array.from({ length: 4 }, () => untilFault(`http://127.0.0.1:${port}/healthz`))
  await Promise.all(clients.map(({ answered }) => answered))
  child.kill('SIGTERM')
  const ends = await Promise.all(clients.map(({ ended }) => ended))
  expect(await exitCode).toBe(0)
  // The last response of each client closed its connection, after the server stopped listening.
  expect(ends).toEqual(clients.map(() => ({ connections: 1, fault: 'ECONNREFUSED' })))
})

it('SIGTERM while a slow client reads responses: completes each response it has started', async () => {
  const port = await freePort()
  const { child, untilLogged, exitCode } = start({ PORT: String(port), LOG_LEVEL: 'warn' })
  await untilLogged('Hearth is up')
  const assets = readdirSync('build/client/assets').map((name) => ({
    name,
    bytes: statSync(join('build/client/assets', name)).size,
  }))
  const { name, bytes } = assets.reduce((most, asset) => (asset.bytes > most.bytes ? asset : most))
  // More bytes than the socket buffers of the operating system hold.
  const times = Math.ceil(9_000_000 / bytes)

  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(`GET /assets/${name} HTTP/1.1\r\nHost: slow\r\n\r\n`.repeat(times))
  await once(socket, 'readable')
  child.kill('SIGTERM')
  expect((await untilFault(`http://127.0.0.1:${port}/healthz`).ended).fault).toBe('ECONNREFUSED')
  const received = Buffer.concat(await socket.toArray())
  const heads = headsOfWholeResponses(received)
  // The last response says that the connection ends, so the client sends what is left to another node.
  expect(heads.length).toBeGreaterThan(1)
  expect(heads.at(-1)).toMatch(/^connection: close$/im)
  expect(await exitCode).toBe(0)
})

it('UP12: SIGTERM: /readyz says at once that the site stops, and it accepts connections until SHUTDOWN_DELAY is over', async () => {
  const port = await freePort()
  // Longer than the test. SIGINT, as of Ctrl+C, ends the wait.
  const { child, untilLogged, exitCode } = start({ PORT: String(port), LOG_LEVEL: 'info', SHUTDOWN_DELAY: '300' })
  await untilLogged('Hearth is up')
  const url = `http://127.0.0.1:${port}`
  child.kill('SIGTERM')
  await untilLogged('SIGTERM: ')
  for (let n = 0; n < 20; n += 1) {
    expect(await statusOf(`${url}/readyz`, false)).toBe(503)
    expect(await statusOf(url + pageUrl('en', 'search', { q: `${n}` }), false)).toBe(200)
  }
  child.kill('SIGINT')
  expect(await exitCode).toBe(0)
})

it('UP12: SIGTERM: ends no earlier than after SHUTDOWN_DELAY, also if nobody asks for anything', async () => {
  const seconds = 3
  const { child, untilLogged, exitCode } = start({ PORT: String(await freePort()), SHUTDOWN_DELAY: String(seconds) })
  await untilLogged('Hearth is up')
  const before = performance.now()
  child.kill('SIGTERM')
  expect(await exitCode).toBe(0)
  expect((performance.now() - before) / 1000).toBeGreaterThanOrEqual(seconds)
})

it.each([
  { what: 'on loopback only, whatever HOST is', internalHost: '', others: 'ECONNREFUSED' },
  { what: 'where INTERNAL_HOST says', internalHost: '0.0.0.0', others: 200 },
])('UP11: INTERNAL_PORT is open $what', async ({ internalHost, others }) => {
  const [port, internal] = [await freePort(), await freePort()]
  const { child, untilLogged, exitCode } = start({
    ...{ PORT: String(port), HOST: '0.0.0.0', INTERNAL_PORT: String(internal), PAGES_AHEAD: 'off', PICTURES_AHEAD: 'off' },
    INTERNAL_HOST: internalHost,
  })
  await untilLogged('Hearth is up')
  const metricsOn = (host: string) => statusOf(`http://${host}:${internal}/metrics`, false).catch(({ code }) => code)
  expect(await statusOf(`http://127.0.0.2:${port}/healthz`, false)).toBe(200)
  expect([await metricsOn('127.0.0.1'), await metricsOn('127.0.0.2')]).toEqual([200, others])
  child.kill('SIGINT')
  expect(await exitCode).toBe(0)
})

/** Repeats a request on one connection until it fails. */
function untilFault(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const connections = new Set<unknown>()
  const { promise: answered, resolve: tellAnswered } = Promise.withResolvers<void>()
  const { promise: ended, resolve: tellEnded } = Promise.withResolvers<{ connections: number; fault: string | undefined }>()
  function ask() {
    get(url, { agent }, (response) => {
      connections.add(response.socket)
      tellAnswered()
      response.resume().on('end', ask)
    }).on('error', ({ code }: NodeJS.ErrnoException) => tellEnded({ connections: connections.size, fault: code }))
  }
  ask()
  return { answered, ended }
}

async function untilAnswered(answers: readonly Promise<number>[], count: number) {
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(count), { timeout: 120_000, interval: 5 })
  await Promise.all(answers.slice(0, count))
}

function statusOf(url: string, agent: Agent | false): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  get(url, { agent }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0))
  }).on('error', reject)
  return promise
}

/** The heads of the responses that a connection sent one after the other. Throws if the last one is cut. */
function headsOfWholeResponses(received: Buffer): string[] {
  const heads: string[] = []
  for (let at = 0; at < received.length; ) {
    const end = received.indexOf('\r\n\r\n', at)
    const head = received.toString('latin1', at, end)
    at = end + 4 + Number(/^content-length: (\d+)$/im.exec(head)?.[1])
    if (end < 0 || !(at <= received.length)) throw new Error('A response is cut')
    heads.push(head)
  }
  return heads
}
