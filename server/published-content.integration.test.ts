import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { openPublishedStore } from '#publishing/store/open-store.ts'
import { publishContent } from '#publishing/store/publish.ts'
import { fixtureCopy } from '#publishing/testing/fixture.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { testDatabases } from '#submissions/testing/databases.ts'
import { runSite } from '#tests/support/running-site.ts'

const soon = { timeout: 120_000, interval: 50 }

it.each(testDatabases)(
  'nodes without a content folder serve what is published beside $name, and no request fails while a version is taken back',
  async ({ open }) => {
    await using database = await open()
    await using shared = await temporaryFolder()
    await using content = await fixtureCopy()
    const { DATABASE_URL: databaseUrl } = database.environment
    await using store = closing(await openPublishedStore({ databaseUrl, dataFolder: shared.folder }))
    const publish = async (title: string) => {
      await content.edit('products/rh-0001/en.yaml', (text) => text.replace(/^title: .*/m, `title: ${title}`))
      return (await publishContent(content.folder, store, { by: 'Mei' })).version
    }
    const first = await publish('The first hood')
    const environment = {
      ...{ CONTENT: 'published', CONTENT_DIR: '/nowhere', DATA_DIR: shared.folder },
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    }
    await using node = await runSite({ environment })
    const page = async () => {
      const response = await fetch(node.origin + pageUrl('en', 'product', { id: 'RH-0001' }))
      return { status: response.status, html: await response.text() }
    }
    expect((await page()).html).toContain('The first hood')
    const [picture] = node.content.current().pictures()
    const manual = [...node.content.current().mediaFiles()].find(({ type }) => type === 'pdf')
    for (const url of [`${picture?.src}.240.webp`, manual?.url]) {
      expect([url, (await fetch(`${node.origin}${url}`)).status]).toEqual([url, 200])
    }

    let isOver = false
    const failures: string[] = []
    const visitors = (async () => {
      while (!isOver) {
        const { status, html } = await page()
        if (status !== 200 || !/The (first|second) hood/.test(html)) failures.push(`${status} ${html.slice(0, 200)}`)
      }
    })()
    await publish('The second hood')
    await expect.poll(async () => (await page()).html, soon).toContain('The second hood')
    await store.switchTo(first)
    await expect.poll(async () => (await page()).html, soon).toContain('The first hood')
    isOver = true
    await visitors
    expect(failures).toEqual([])
    const ready = await (await fetch(`${node.origin}/readyz`)).json()
    expect(ready).toMatchObject({ status: 'ready', content: { status: 'ok', published: first.id } })
  },
)

const closing = <Store extends { close(): Promise<void> }>(store: Store) => ({
  ...store,
  [Symbol.asyncDispose]: () => store.close(),
})
