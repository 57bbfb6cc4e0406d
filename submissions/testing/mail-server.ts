import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { to: string[]; head: string; body: string; messageId: string }

/** A real mail server on a free port. Tests can stop and restart it, and make it refuse addresses. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  const refused = new Set<string>()
  let held: PromiseWithResolvers<void> | undefined
  let server = await listen(0)
  const { port } = server.server.address() as AddressInfo

  async function listen(onPort: number): Promise<SMTPServer> {
    const starting = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      closeTimeout: 10,
      onRcptTo({ address }, _session, done) {
        done(refused.has(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined)
      },
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const [head = '', ...body] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n')
          const [, messageId = ''] = /^Message-ID: (.*)$/im.exec(head) ?? []
          received.push({ to: envelope.rcptTo.map(({ address }) => address), head, body: body.join('\r\n\r\n'), messageId })
          if (held) void held.promise.then(() => done())
          else done()
        })
      },
    })
    starting.on('error', () => {})
    await new Promise<void>((resume) => starting.listen(onPort, '127.0.0.1', resume))
    return starting
  }

  let running = true

  async function cutOff() {
    running = false
    await new Promise<void>((resume) => server.close(() => resume()))
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refused,
    cutOff,
    /** Receives mails, but confirms none of them until `release`. */
    hold: () => {
      held = Promise.withResolvers()
    },
    release: () => {
      held?.resolve()
      held = undefined
    },
    async putBack() {
      if (running) return
      server = await listen(port)
      running = true
    },
    async [Symbol.asyncDispose]() {
      if (running) await cutOff()
    },
  }
}
