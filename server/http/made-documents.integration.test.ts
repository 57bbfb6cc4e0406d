import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { makeDocumentsAhead } from './documents-ahead.ts'

/** The site notices changed files with a delay. */
const waiting = { timeout: 120_000, interval: 50 }

let site: RunningSite

beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** A notice about the model RH-0001 is open, and none about RH-0002. */
async function sheetUrl({ origin }: RunningSite, code = 'RH-0001'): Promise<string> {
  const html = await (await fetch(origin + pageUrl('ko', 'product', { id: code }))).text()
  return origin + (/\/media\/[^" ]+-spec-sheet\.ko\.pdf/.exec(html) ?? ['/missing'])[0]
}

const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())

describe('a document made from the content', () => {
  it('D6: is a PDF that never changes at its URL, and can be read in parts', async () => {
    const url = await sheetUrl(site)
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const whole = Buffer.from(await answer.arrayBuffer())
    expect(whole.subarray(0, 5).toString()).toBe('%PDF-')
    const part = await fetch(url, { headers: { Range: 'bytes=0-4' } })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
  })

  it('has the same URL and bytes on every node', async () => {
    await using other = await runSite()
    const [own, others] = [await sheetUrl(site), await sheetUrl(other)]
    expect(new URL(others).pathname).toBe(new URL(own).pathname)
    expect((await bytesAt(others)).equals(await bytesAt(own))).toBe(true)
  })

  it('an unknown document is a 404, and a link to an earlier version shows the current one, which nobody caches under that link', async () => {
    const url = await sheetUrl(site)
    const outdated = url.replace(/media\/[0-9a-f]+/, 'media/0123456789')
    const answer = await fetch(outdated, { headers: { Range: 'bytes=0-4' }, redirect: 'manual' })
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('accept-ranges')]).toEqual([
      200,
      'no-store',
      null,
    ])
    expect(Buffer.from(await answer.arrayBuffer()).equals(await bytesAt(url))).toBe(true)
    expect((await fetch(outdated.replace('rh-0001', 'rh-9999'))).status).toBe(404)
  })

  it('K2: a link to a document from before a notice shows the one with the notice, though the earlier one is stored', async () => {
    await using own = await runSite()
    const notice = 'notices/rh-0001-glass/notice.yaml'
    const withNotice = await sheetUrl(own)
    own.edit(notice, (text) => text.replace('published: 2026-02-01', 'published: 2099-01-01'))
    await expect.poll(() => sheetUrl(own), waiting).not.toBe(withNotice)
    const without = await sheetUrl(own)
    const earlier = await bytesAt(without)
    own.edit(notice, (text) => text.replace('published: 2099-01-01', 'published: 2026-02-01'))
    await expect.poll(() => sheetUrl(own), waiting).toBe(withNotice)
    const shown = await bytesAt(without)
    expect(shown.equals(await bytesAt(withNotice))).toBe(true)
    expect(shown.equals(earlier)).toBe(false)
  })

  it('UP12: opens on every node during an update, without a redirect, though each has a version of its own', async () => {
    await using own = await runSite()
    await using updated = await runSite()
    const before = await sheetUrl(updated)
    updated.edit('products/rh-0001/product.yaml', (text) => text.replace('airflow: 1450', 'airflow: 1460'))
    await expect.poll(() => sheetUrl(updated), waiting).not.toBe(before)
    const nodes = [own, updated]
    const [ownPath = '', updatedPath = ''] = await Promise.all(nodes.map(async (node) => new URL(await sheetUrl(node)).pathname))
    expect(ownPath).not.toBe(updatedPath)

    // A load balancer may send the request to either. A redirect to the version of one node could lead to the other, and back.
    for (const { origin } of nodes) {
      for (const path of [ownPath, updatedPath]) {
        const answer = await fetch(origin + path, { redirect: 'manual' })
        expect([answer.status, (await answer.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
      }
    }
  })

  it('is a new one as soon as a fact has changed, and the earlier one keeps its bytes', async () => {
    await using own = await runSite()
    const before = await sheetUrl(own, 'RH-0002')
    const first = await bytesAt(before)
    own.edit('products/rh-0002/product.yaml', (text) => text.replace('airflow: 900', 'airflow: 910'))
    await expect.poll(() => sheetUrl(own, 'RH-0002'), waiting).not.toBe(before)
    expect((await bytesAt(await sheetUrl(own, 'RH-0002'))).equals(first)).toBe(false)
    expect(await bytesAt(before)).toEqual(first)
  })

  it('pages show its size when all documents have been made ahead', async () => {
    await using own = await runSite()
    const { content, documents } = own
    const sizes = () =>
      content
        .current()
        .support('zh-Hans', 'RH-0001')
        ?.documents.find(({ kind }) => kind === 'specSheet')?.files[0]
    expect(sizes()?.bytes).toBeUndefined()
    // As many as a site with few products has.
    const few = {
      ...content,
      current: () => ({ ...content.current(), madeDocuments: () => [...content.current().madeDocuments()].slice(0, 3) }),
    }
    await makeDocumentsAhead({ content: few, documents, untilQuiet: async () => {}, isStopping: () => false, log: own.log })
    expect(content.current().version).toMatch(/-1$/)
    expect(sizes()?.bytes).toBeGreaterThan(20_000)
  })
})
