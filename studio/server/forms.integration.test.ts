import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { FieldOf } from '../wire/field.ts'
import { formsHandlers } from './forms-calls.ts'
import { mediaRoutes } from './media-routes.ts'
import { aWriting } from './testing/a-writing.ts'

const product = 'products/rh-9010/product.yaml'
const english = 'products/rh-9010/en.yaml'

/** A copy of the content of the tests, with drafts. */
function openWriting() {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-forms-'))
  cpSync('tests/content', join(folder, 'content'), { recursive: true })
  const { publishing, drafts, writing } = aWriting(folder)
  const parts = { drafts, writing }
  return {
    ...{ ...parts, folder, content: join(folder, 'content') },
    form: async (file: string) => formsHandlers.entryForm({ file }, parts),
    faults: async (file: string) => (await formsHandlers.entryFaults({ file }, parts))?.faults,
    find: async (asked: Parameters<typeof formsHandlers.references>[0]) => (await formsHandlers.references(asked, parts)).found,
    edit: async (file: string, path: string[], value: unknown) => {
      const version =
        (await formsHandlers.entryVersions({ file }, parts))?.files.find((one) => one.file === file)?.version ?? null
      return drafts.edit({ file, edits: [{ set: path, value }], version, by: 'mei' })
    },
    [Symbol.asyncDispose]: async () => {
      await publishing.close()
      rmSync(folder, { recursive: true })
    },
  }
}

it('SW3: a product has a field for each parameter of its category, with its words, unit and options', async () => {
  await using studio = openWriting()
  const form = await studio.form(english)
  expect(form).toMatchObject({ kind: 'product', id: 'rh-9010' })
  expect(form?.files.map(({ file }) => file).slice(0, 2)).toEqual([product, english])
  const facts = form?.files[0]?.field as FieldOf<'group'>
  const values = facts.fields.find(({ key }) => key === 'values') as FieldOf<'group'>
  const airflow = values.fields.find(({ key }) => key === 'airflow')
  expect(airflow).toMatchObject({ kind: 'number', unit: 'm³/h', theme: 'performance', label: { en: 'Maximum airflow' } })
  expect(values.fields.find(({ key }) => key === 'size')).toMatchObject({ kind: 'numbers', parts: [{ name: 'width' }, {}, {}] })
  expect(form?.files[0]?.faults).toEqual([])
})

it('SW3, SW4: values are those of the draft, as its file says them', async () => {
  await using studio = openWriting()
  expect(await studio.edit(product, ['values', 'airflow'], 1500)).toMatchObject({ version: expect.any(String) })
  const file = (await studio.form(product))?.files[0]
  expect(file).toMatchObject({ value: { values: { airflow: 1500 } }, draft: { by: 'mei' } })
  // No default of the schema.
  expect(file?.value).not.toHaveProperty('isSurvey')
})

it('SW3: faults are at their field, by the schema at once and by the rules of all content soon', async () => {
  await using studio = openWriting()
  await studio.edit(english, ['title'], '')
  await studio.edit(product, ['values', 'type'], 'round')
  const files = (await studio.form(english))?.files
  expect(files?.[1]?.faults).toEqual([{ file: english, field: 'title', message: 'must not be empty' }])
  expect(await studio.faults(product)).toContainEqual(
    expect.objectContaining({ file: product, field: 'values.type', message: expect.stringContaining('must be one or more of') }),
  )
  await studio.edit(product, ['values', 'type'], 'slanted')
  expect((await studio.faults(product))?.map(({ field }) => field)).not.toContain('values.type')
})

it('SW3: a text that cannot be read is a fault, and harms nothing', async () => {
  await using studio = openWriting()
  const layers = 'abcdefghi'.split('')
  const bomb = layers.map((name, at) => `${name}: &${name} [${`*${layers[at - 1] ?? name}, `.repeat(at && 9)}1]`).join('\n')
  writeFileSync(join(studio.content, english), bomb)
  const [, file] = (await studio.form(english))?.files ?? []
  expect(file?.value).toBeUndefined()
  expect(file?.faults).toMatchObject([{ field: '', message: expect.stringContaining('cannot be read as YAML') }])
  expect(await studio.form('../../etc/passwd.yaml')).toBeUndefined()
  expect(await studio.form('products/../../x/product.yaml')).toBeUndefined()
})

it('SW3: a text that is longer than the site takes is a fault of its field, and its form still has all texts', async () => {
  await using studio = openWriting()
  const before = (await studio.form(english))?.files[1]?.value as { title: string }
  const summary = 'a'.repeat(20_001)
  await studio.edit(english, ['summary'], summary)
  const file = (await studio.form(english))?.files[1]
  expect(file?.value).toEqual({ ...before, summary })
  expect(file?.faults).toEqual([
    { file: english, field: 'summary', message: expect.stringMatching(/^is too long: it has 20001/) },
  ])
})

it('SW3: a value that has itself in it is a fault', async () => {
  await using studio = openWriting()
  writeFileSync(join(studio.content, english), 'title: &a\n  b: *a\n')
  const [, file] = (await studio.form(english))?.files ?? []
  expect(file?.value).toBeUndefined()
  expect(file?.faults).not.toEqual([])
})

it('SW3: references are found by code and by words', async () => {
  await using studio = openWriting()
  expect((await studio.find({ to: 'product', query: 'rh-9010' }))[0]).toMatchObject({ value: 'RH-9010' })
  const series = await studio.find({ to: 'series', query: '', category: 'range-hoods' })
  expect(series.map(({ value }) => value)).toContain('vela')
  expect(series.map(({ value }) => value)).not.toContain('campo')
  expect(await studio.find({ to: 'parameter', query: 'maximum airflow', category: 'range-hoods' })).toEqual([
    { value: 'airflow', label: 'Maximum airflow' },
  ])
})

it('SW3, SW4: an uploaded picture is a draft, and is shown from there', async () => {
  await using studio = openWriting()
  await using site = await listening(studio)
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#123456' } })
    .withExif({ IFD0: { Copyright: 'Mei' } })
    .jpeg()
    .toBuffer()
  const taken = await site.send('POST', '/media', picture, { 'x-file': english, 'x-name': 'A.jpg', 'x-takes': 'webp' })
  expect(taken).toMatchObject({ status: 200, answer: { written: 'pictures/a.webp', width: 400, height: 300 } })
  expect(existsSync(join(studio.content, 'products/rh-9010/pictures/a.webp'))).toBe(false)
  expect(await site.send('GET', '/media/products/rh-9010/pictures/a.webp')).toMatchObject({ status: 200, type: 'image/webp' })
  expect(await site.send('GET', '/media/products/rh-9010/pictures/front.webp')).toMatchObject({ status: 200 })
  for (const path of ['../content/site.yaml', '..%2f..%2fsite.yaml', 'site.yaml', 'products/rh-9010/product.yaml'])
    expect(await site.send('GET', `/media/${path}`), path).toMatchObject({ status: 404 })
})

it('SW3: an upload beyond the limit is refused, announced or not, and leaves nothing', async () => {
  await using studio = openWriting()
  await using site = await listening(studio)
  const headers = { 'x-file': english, 'x-name': 'a.jpg', 'x-takes': 'webp' }
  const announced = await site.send('POST', '/media', Buffer.alloc(10), { ...headers, 'content-length': 200 * 1024 * 1024 })
  expect(announced.status).toBe(422)
  const before = process.memoryUsage().rss
  const streamed = await site.stream('/media', 200, headers)
  expect([422, 'cut off']).toContain(streamed)
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  expect(readdirSync(studio.writing.uploads)).toEqual([])
  expect(readFileSync(join(studio.content, english), 'utf8')).toContain('title')
})

type Sent = { status: number; type: string; answer: unknown }

async function listening(studio: Awaited<ReturnType<typeof openWriting>>) {
  const app = Fastify({ forceCloseConnections: true })
  mediaRoutes(app, { ...studio, only: () => async () => {}, who: () => 'mei' })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const ask = (method: string, path: string, headers: Record<string, string | number>) =>
    request({
      agent: false,
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { 'content-type': 'application/octet-stream', ...headers },
    })

  function send(method: string, path: string, body?: Buffer, headers = {}): Promise<Sent> {
    const { promise, resolve, reject } = Promise.withResolvers<Sent>()
    const asked = ask(method, path, headers)
    asked.on('error', reject).on('response', async (response) => {
      const text = Buffer.concat(await response.toArray()).toString('utf8')
      const type = String(response.headers['content-type'])
      resolve({ status: response.statusCode ?? 0, type, answer: type.includes('json') ? JSON.parse(text) : text })
      asked.destroy()
    })
    asked.end(body)
    return promise
  }

  /** Sends megabytes without saying how many. The status, or 'cut off'. */
  async function stream(path: string, megabytes: number, headers = {}): Promise<number | string> {
    const { promise, resolve } = Promise.withResolvers<number | string>()
    const asked = ask('POST', path, headers)
    asked.on('error', () => resolve('cut off')).on('response', ({ statusCode }) => resolve(statusCode ?? 0))
    const chunk = Buffer.alloc(1024 * 1024)
    for (let sent = 0; sent < megabytes && !asked.destroyed; sent += 1) {
      if (!asked.write(chunk)) await Promise.race([new Promise((go) => asked.once('drain', go)), promise])
    }
    asked.end()
    const result = await promise
    asked.destroy()
    return result
  }
  return { send, stream, [Symbol.asyncDispose]: () => app.close() }
}
