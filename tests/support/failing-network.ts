import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { plainErrorPage } from '#server/pages/plain-error-page.ts'

/** What a proxy says that can't reach the site. */
const proxyErrors = {
  badGateway: '502 Bad Gateway',
  unavailable: '503 Service Unavailable',
  gatewayTimeout: '504 Gateway Time-out',
}
const isProxyError = (failure: Failure | undefined): failure is keyof typeof proxyErrors =>
  failure !== undefined && Object.hasOwn(proxyErrors, failure)

/**
 * How the way to the site fails. `login` is the redirect of a public network, `stalledBody` a response that stops half-way. A number is the site's own
 * response with that status.
 */
export type Failure = 'stalled' | 'refused' | keyof typeof proxyErrors | 'login' | 'cut' | 'stalledBody' | 500 | 503

/** A server of its own between browser and site, which fails on request. Service workers see it as they see a real network. */
export async function failingNetwork(site: string) {
  let failure: Failure | undefined
  let delayMs = 0
  const login = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<h1>Log in to this network</h1>'),
  )
  const server = createServer((incoming, response) => {
    if (failure === 'stalled') return
    if (isProxyError(failure)) {
      const said = proxyErrors[failure]
      return void response.writeHead(Number.parseInt(said, 10), { 'Content-Type': 'text/html' }).end(`<h1>${said}</h1>`)
    }
    if (failure === 500 || failure === 503) {
      const { status, headers, html } = plainErrorPage(failure === 500 ? 'failed' : 'busy', 'en')
      return void response.writeHead(status, headers).end(html)
    }
    if (failure === 'login') return void response.writeHead(302, { Location: originOf(login) }).end()
    setTimeout(() => pass(site, incoming, response, failure), delayMs)
  })
  await Promise.all([listen(login), listen(server)])
  const origin = originOf(server)
  const { port } = new URL(origin)
  return {
    origin,
    async fail(next: Failure | undefined) {
      if (failure === 'refused') await listen(server, Number(port))
      // What waits for a silent network would take up the browser's connections for good.
      if (failure === 'stalled') server.closeAllConnections()
      failure = next
      if (next === 'refused') {
        const closed = new Promise((done) => server.close(done))
        server.closeAllConnections()
        await closed
      }
    },
    /** Makes every response late. */
    delay(ms: number) {
      delayMs = ms
    },
    async [Symbol.asyncDispose]() {
      for (const one of [login, server]) {
        one.closeAllConnections()
        await new Promise((done) => one.close(done))
      }
    },
  }
}

/** Passes a request to the site. A body that breaks off is announced in full. */
function pass(site: string, incoming: IncomingMessage, response: ServerResponse, failure: Failure | undefined) {
  const headers = { ...incoming.headers, ...(failure && { 'accept-encoding': 'identity' }) }
  const outgoing = request(`${site}${incoming.url}`, { method: incoming.method, headers }, async (answer) => {
    if (!failure) {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      return void answer.pipe(response)
    }
    const body = Buffer.concat(await answer.toArray())
    response.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'content-length': body.length })
    response.write(body.subarray(0, body.length / 2), () => failure === 'cut' && response.destroy())
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}

const listen = (server: ReturnType<typeof createServer>, port = 0) =>
  new Promise<void>((done) => server.listen(port, '127.0.0.1', done))

const originOf = (server: ReturnType<typeof createServer>) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
