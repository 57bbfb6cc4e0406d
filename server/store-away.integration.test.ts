import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { openPublishedStore } from '#publishing/store/open-store.ts'
import { publishContent } from '#publishing/store/publish.ts'
import { fixtureCopy } from '#publishing/testing/fixture.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { startPostgres } from '#submissions/testing/postgres-server.ts'
import { startSiteProcess } from '#submissions/testing/site-process.ts'

const pageOf = (id: string) => pageUrl('en', 'product', { id })

it('while PostgreSQL is away, a node serves its pages and says why they may be old, also if it starts then; later it follows again', async () => {
  await using data = await temporaryFolder()
  await using content = await fixtureCopy()
  await using postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const publish = async (title: string) => {
    await content.edit('products/rh-0001/en.yaml', (text) => text.replace(/^title: .*/m, `title: ${title}`))
    const store = await openPublishedStore({ databaseUrl, dataFolder: '' })
    await publishContent(content.folder, store, { by: 'Mei' }).finally(store.close)
  }
  await publish('The first hood')
  await using node = await startSiteProcess({
    ...{ CONTENT: 'published', CONTENT_DIR: '/nowhere', DATA_DIR: data.folder, DATABASE_URL: databaseUrl },
  })
  const get = async (path: string) => {
    const response = await fetch(node.origin + path)
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
  }
  const said = async () => (await get('/readyz').catch(() => undefined))?.text
  const page = (await get(pageOf('RH-0001'))).text
  const [manual = ''] = /\/media\/[0-9a-f]+\/RH-0001-manual\.pdf/i.exec(page) ?? []
  const [picture = ''] = /\/media\/[0-9a-f]+\/[a-z0-9-]+\.\d+\.webp/.exec(page) ?? []
  expect((await get(manual)).status).toBe(200)

  await postgres.kill()
  await expect.poll(said).toMatch(/"degraded".*The store of published content \(PostgreSQL\) cannot be read: .*\w/)
  expect((await get(pageOf('SD-0001'))).status).toBe(200)
  expect((await get(manual)).status).toBe(200)
  // Nobody has asked for it before. It is not missing, so nobody may remember that it is.
  expect(await get(picture)).toMatchObject({ status: 503, retryAfter: '5' })

  await node.kill()
  node.restart()
  await expect.poll(said).toMatch(/"degraded".*The store of published content \(PostgreSQL\) cannot be read: .*\w/)
  expect((await get(pageOf('RH-0001'))).text).toContain('The first hood')

  await postgres.restart()
  await expect.poll(() => get(picture)).toMatchObject({ status: 200 })
  await publish('The second hood')
  await expect.poll(async () => (await get(pageOf('RH-0001'))).text).toContain('The second hood')
  await expect.poll(said).toContain('"ready"')
})
