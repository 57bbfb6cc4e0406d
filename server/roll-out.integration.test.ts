import { once } from 'node:events'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { openFolderStore } from '#publishing/store/folder-store.ts'
import { publishContent } from '#publishing/store/publish.ts'
import { fixtureCopy } from '#publishing/testing/fixture.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { freePort } from '#submissions/testing/free-port.ts'
import { hasNginx, startNginx } from '#tests/support/nginx.ts'
import { runSite } from '#tests/support/running-site.ts'

const manual = 'products/rh-0001/documents/RH-0001-manual.pdf'
const picture = 'products/rh-0001/pictures/front.webp'
const page = pageUrl('en', 'product', { id: 'RH-0001' })

/** A build whose scripts include one that no other build has. */
function buildWith(folder: string, script: string): string {
  cpSync('build', folder, { recursive: true })
  writeFileSync(join(folder, 'client/assets', script), `export const from = '${script}'\n`)
  return folder
}

it.skipIf(!hasNginx)(
  'while one of two nodes has the next version, nginx finds the pictures, documents and scripts of old and new pages, with the right bytes',
  async () => {
    await using content = await fixtureCopy()
    await using folder = await temporaryFolder()
    const [before, after] = [join(folder.folder, 'before'), join(folder.folder, 'after')]
    const publish = (data: string) => publishContent(content.folder, openFolderStore(join(data, 'published')), { by: 'Mei' })
    const original = (path: string) => readFileSync(join(content.folder, path))
    const [oldManual, oldPicture] = [original(manual), original(picture)]
    await publish(before)
    // The other node has not seen the next version yet.
    cpSync(before, after, { recursive: true })
    writeFileSync(join(content.folder, manual), Buffer.concat([oldManual, Buffer.from('\n% changed\n')]))
    cpSync(join(content.folder, 'products/sd-0002/pictures/studio.webp'), join(content.folder, picture))
    const [newManual, newPicture] = [original(manual), original(picture)]
    expect(newPicture.equals(oldPicture)).toBe(false)
    await publish(after)

    const published = { CONTENT: 'published', CONTENT_DIR: '/nowhere', PICTURES_AHEAD: 'off' }
    const start = (data: string, script: string) =>
      runSite({ environment: { ...published, DATA_DIR: data }, build: buildWith(join(folder.folder, script), script) })
    await using older = await start(before, 'only-older.js')
    await using newer = await start(after, 'only-newer.js')
    const { child, folder: nginxFolder, origin } = startNginx({ port: await freePort(), nodes: [older.port, newer.port] })
    const ended = once(child, 'exit')
    try {
      await expect
        .poll(() =>
          fetch(origin).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200)
      const bytesOf = async (url: string) => {
        const response = await fetch(url, { redirect: 'error' })
        return { url, status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
      }
      /** Each node gets some of four requests, whatever nginx did before. */
      const fourTimes = (url: string) => Promise.all([1, 2, 3, 4].map(() => bytesOf(origin + url)))
      const urlIn = async (site: string, pattern: RegExp) =>
        pattern.exec(await (await fetch(site + page)).text())?.[0] ?? '/missing'

      const isRight = async (url: string, bytes: Buffer) => {
        for (const got of await fourTimes(url))
          expect([got.url, got.status, got.bytes.equals(bytes)]).toEqual([origin + url, 200, true])
      }
      const manualUrl = /\/media\/[0-9a-f]+\/RH-0001-manual\.pdf/i
      await isRight(await urlIn(older.origin, manualUrl), oldManual)
      await isRight(await urlIn(newer.origin, manualUrl), newManual)

      // Sizes are made on request: until then, another size is sent. Each node makes the same bytes.
      for (const site of [older, newer]) {
        const url = await urlIn(site.origin, /\/media\/[0-9a-f]+\/rh-0001-front\.\d+\.(webp|avif)/)
        const own = async () => {
          const response = await fetch(site.origin + url)
          return { caching: response.headers.get('cache-control'), bytes: Buffer.from(await response.arrayBuffer()) }
        }
        await expect.poll(async () => (await own()).caching).toContain('immutable')
        const { bytes } = await own()
        await expect
          .poll(async () => (await fourTimes(url)).map((got) => [got.status, got.bytes.equals(bytes)]))
          .toEqual([1, 2, 3, 4].map(() => [200, true]))
      }
      for (const script of ['only-older.js', 'only-newer.js'])
        await isRight(`/assets/${script}`, Buffer.from(`export const from = '${script}'\n`))
    } finally {
      child.kill('SIGTERM')
      await ended
      rmSync(nginxFolder, { recursive: true, force: true })
    }
  },
)
