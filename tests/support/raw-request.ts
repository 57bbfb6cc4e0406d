import { connect } from 'node:net'

/** Sends raw bytes and returns everything received until the server closes the connection. */
export function rawRequest(port: number, bytes: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let answer = ''
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text
  })
  socket.on('error', reject).on('close', () => resolve(answer))
  return promise
}
