import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'

type SignOnProxy = {
  /** The address of a host behind the proxy. Browsers find `*.localhost` on this machine. */
  url: (host: string) => string
  /** Passes requests for a host on to a port of this machine. */
  pass: (host: string, port: number) => void
  /** From now on, requests come from somebody else. */
  signOn: (somebody: SignedOn) => void
}

/** `groups` has commas between them. */
type SignedOn = { user: string; groups: string }

const secret = 'only-the-proxy-knows-this'

/** What a studio behind the proxy has to know. */
export const proxyVariables = {
  STUDIO_PROXY_USER_HEADER: 'X-Forwarded-User',
  STUDIO_GROUPS_HEADER: 'X-Forwarded-Groups',
  STUDIO_PROXY_SECRET: secret,
}

/** A reverse proxy that has signed somebody on: it names them in headers, in place of what browsers send. */
export async function startSignOnProxy(first: SignedOn): Promise<SignOnProxy & AsyncDisposable> {
  const ports = new Map<string, number>()
  let somebody = first
  const server = createServer((asked, answer) => {
    const port = ports.get((asked.headers.host ?? '').replace(/:\d+$/, ''))
    if (port === undefined) return void answer.writeHead(421).end()
    forward(asked, answer, port, somebody)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (host) => `http://${host}:${port}`,
    pass: (host, to) => void ports.set(host, to),
    signOn(other) {
      somebody = other
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function forward(asked: IncomingMessage, answer: ServerResponse, port: number, { user, groups }: SignedOn) {
  const { method = 'GET', url = '/', headers } = asked
  const named = {
    ...headers,
    'x-forwarded-user': bytesOf(user),
    'x-forwarded-groups': bytesOf(groups),
    'x-studio-proxy-secret': secret,
  }
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers: named }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers)
    given.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)
}

/** Node writes headers as Latin-1: so that UTF-8 arrives, each byte is a character. */
const bytesOf = (text: string) => Buffer.from(text).toString('latin1')

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
