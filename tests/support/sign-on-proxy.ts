import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'

type SignOnProxy = {
  /** The address of a host behind the proxy. Browsers find `*.localhost` on this machine. */
  url: (host: string) => string
  /** Passes requests for a host on to a port of this machine. */
  pass: (host: string, port: number) => void
}

export const userHeader = 'X-Forwarded-User'

/** A reverse proxy that has signed somebody on: it names them in a header, and removes that header from what browsers send. */
export async function startSignOnProxy(user: string): Promise<SignOnProxy & AsyncDisposable> {
  const ports = new Map<string, number>()
  const server = createServer((asked, answer) => {
    const port = ports.get((asked.headers.host ?? '').replace(/:\d+$/, ''))
    if (port === undefined) return void answer.writeHead(421).end()
    forward(asked, answer, port, user)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (host) => `http://${host}:${port}`,
    pass: (host, to) => void ports.set(host, to),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function forward(asked: IncomingMessage, answer: ServerResponse, port: number, user: string) {
  const { method = 'GET', url = '/', headers } = asked
  const named = { ...headers, [userHeader.toLowerCase()]: user }
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers: named }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
