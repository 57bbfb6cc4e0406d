import { request } from 'node:http'
import { applianceAlerts } from '#publishing/read/appliance-alerts.ts'
import { visitPlacesOf } from '#publishing/read/visit-places.ts'
import type { AnswerMailer } from '#submissions/channels/answer-mailer.ts'
import type { TestDatabase } from '#submissions/testing/databases.ts'
import { noon } from '#submissions/testing/samples.ts'
import type { Entrance } from '../access/entrance.ts'
import { createKeys } from '../access/keys.ts'
import { createStudio, portOf } from '../create-studio.ts'
import { aWriting } from './a-writing.ts'

const bundle = { html: '<script nonce="%NONCE%"></script>', files: new Map() }

type Options = { entrance?: Entrance; mailer?: AnswerMailer }

/** A studio over the content in the database's data folder, on a free port. `ask` sends what a browser with the key would send, unless told otherwise. */
export async function openStudio(database: TestDatabase, { entrance = { by: 'key' }, mailer }: Options = {}) {
  const keys = createKeys()
  const failures: unknown[] = []
  const dataFolder = String(database.environment['DATA_DIR'])
  const app = createStudio({
    ...{ mailer, hasWebhook: true, alertsOf: applianceAlerts('content'), visitPlaces: visitPlacesOf('content') },
    ...{ config: { port: 0, host: '127.0.0.1', entrance, preview: { port: 0 } }, keys, store: database.store, bundle },
    ...aWriting(dataFolder, () => noon),
    ...{ publicUrl: 'https://www.example.com' },
    previewAddress: () => ({ port: 5161 }),
    ...{ staffName: 'mei', now: () => noon, reportError: (error: unknown) => failures.push(error) },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const port = Number(portOf(app))
  const origin = `http://127.0.0.1:${port}`
  const cookie = String(keys.cookie(port).split(';')[0])

  async function ask(path: string, { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {}) {
    const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json'
    const posted = body === undefined ? {} : { origin, 'content-type': type }
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number
      text: string
      header: (name: string) => string
    }>()
    const asked = request(
      { host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', headers: { cookie, ...posted, ...headers } },
      async (response) => {
        const text = (await response.toArray()).join('')
        resolve({ status: response.statusCode ?? 0, text, header: (name) => String(response.headers[name]) })
      },
    )
    // As bytes: with a text, Node would write the headers in its encoding too.
    asked.on('error', reject).end(body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)))
    return promise
  }
  return { ...{ app, port, origin, keys, ask, failures }, [Symbol.asyncDispose]: () => app.close() }
}
