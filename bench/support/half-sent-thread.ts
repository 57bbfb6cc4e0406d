import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

export type Attack = { port: number; connections: number; addresses: readonly string[] }

// The attacker of `bench/half-sent.ts`, in a thread of its own. A connection that the server has ended is opened again at once.
const { port, connections, addresses } = workerData as Attack
const counts = { open: 0, mostOpen: 0, ended: 0 }

function open(index: number) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: addresses[index % addresses.length] })
  let isOpen = false
  socket.once('connect', () => {
    isOpen = true
    counts.open += 1
    counts.mostOpen = Math.max(counts.mostOpen, counts.open)
  })
  socket.write('GET / HTTP/1.1\r\nHost: hearth\r\nX-Half')
  // The server may reset it, or send a response before.
  socket.on('error', () => {}).resume()
  socket.once('close', () => {
    if (isOpen) {
      counts.open -= 1
      counts.ended += 1
    }
    setImmediate(() => open(index))
  })
}
for (let index = 0; index < connections; index += 1) open(index)

parentPort?.once('message', () => parentPort?.postMessage(counts))
