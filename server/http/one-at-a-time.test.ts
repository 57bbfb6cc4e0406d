import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

async function listening(handle: RequestListener, maxWaiting?: number) {
  const server = createServer(oneAtATime(handle, maxWaiting)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    open() {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      let received = ''
      socket.setEncoding('latin1').on('data', (text: string) => {
        received += text
      })
      return { socket, closed: once(socket, 'close'), received: () => received }
    },
  }
}

const get = (path: string | number) => `GET /${path} HTTP/1.1\r\nHost: a\r\n\r\n`
const gets = (count: number) => Array.from({ length: count }, (_, number) => get(number)).join('')

/** Responses that the test sends, in the order in which their requests were handled. */
function held() {
  const open: { path: string; response: ServerResponse }[] = []
  const paths: string[] = []
  return {
    paths,
    open,
    handle: ((request, response) => {
      paths.push(request.url ?? '')
      open.push({ path: request.url ?? '', response })
    }) satisfies RequestListener,
    answerNext() {
      const next = open.shift()
      next?.response.end(next.path)
    },
  }
}

it('UP10: requests that one connection sends at once are handled one after the other, each after the response before it', async () => {
  const { handle, open, paths, answerNext } = held()
  const { socket, received } = (await listening(handle)).open()
  socket.write(gets(50))
  for (let count = 1; count <= 50; count += 1) {
    await expect.poll(() => paths.length, { interval: 1 }).toBe(count)
    expect(open).toHaveLength(1)
    answerNext()
  }
  await expect.poll(() => received().split('HTTP/1.1 200').length - 1).toBe(50)
  expect([...received().matchAll(/\r\n\r\n(\/\d+)/g)].map(([, path]) => path)).toEqual(paths)
  expect(paths).toEqual(Array.from({ length: 50 }, (_, number) => `/${number}`))
})

it('UP10: a connection starts one request per turn of the event loop, also if its responses are there at once', async () => {
  const turns: number[] = []
  let turn = 0
  const counting = setImmediate(function count() {
    turn += 1
    next = setImmediate(count)
  })
  let next = counting
  onTestFinished(() => clearImmediate(next))
  const { socket } = (
    await listening((_request, response) => {
      turns.push(turn)
      response.end()
    })
  ).open()
  socket.write(gets(100))
  await expect.poll(() => turns.length).toBe(100)
  expect(new Set(turns).size).toBe(100)
})

it('UP10: connections do not wait for each other', async () => {
  const { handle, paths } = held()
  const server = await listening(handle)
  for (const path of ['a', 'b', 'c']) server.open().socket.write(get(path) + get('later'))
  await expect.poll(() => paths.toSorted()).toEqual(['/a', '/b', '/c'])
})

it('UP10: the requests that wait when a client hangs up are never handled, and leave room for others', async () => {
  const { handle, open, paths, answerNext } = held()
  const server = await listening(handle, 20)
  const first = server.open()
  first.socket.write(gets(20))
  await expect.poll(() => open.length).toBe(1)
  first.socket.destroy()
  await once(open[0]?.response ?? first.socket, 'close')
  open.length = 0

  const second = server.open()
  second.socket.write(gets(20))
  for (let count = 2; count <= 21; count += 1) {
    await expect.poll(() => paths.length, { interval: 1 }).toBe(count)
    answerNext()
  }
  await nextTurn()
  expect(paths).toHaveLength(21)
})

it('UP10: a connection is closed if too many requests wait, or if it sends a body before its turn', async () => {
  const server = await listening(() => {}, 20)
  const flood = server.open()
  flood.socket.write(gets(22))
  await flood.closed
  const bodies = server.open()
  bodies.socket.write(`${get('a')}POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nb`)
  await bodies.closed
})
