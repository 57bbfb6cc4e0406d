import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { makeDocumentsAhead } from './documents-ahead.ts'

/** The site notices changed files with a delay. */
const waiting = { timeout: 15_000, interval: 50 }

let site: RunningSite

beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site[Symbol.asyncDispose]())

async function sheetUrl({ origin }: RunningSite): Promise<string> {
  const html = await (await fetch(origin + pageUrl('ko', 'product', { id: 'RH-0001' }))).text()
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

  it('an unknown document is a 404, and a link to an earlier version leads to the current one', async () => {
    const url = await sheetUrl(site)
    const outdated = url.replace(/media\/[0-9a-f]+/, 'media/0123456789')
    const moved = await fetch(outdated, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
      302,
      new URL(url).pathname,
      'no-store',
    ])
    expect((await fetch(outdated.replace('rh-0001', 'rh-9999'))).status).toBe(404)
  })

  it('is a new one as soon as a fact has changed, and the earlier one keeps its bytes', async () => {
    await using own = await runSite()
    const before = await sheetUrl(own)
    const first = await bytesAt(before)
    own.edit('products/rh-0001/product.yaml', (text) => text.replace('airflow: 1450', 'airflow: 1460'))
    await expect.poll(() => sheetUrl(own), waiting).not.toBe(before)
    expect((await bytesAt(await sheetUrl(own))).equals(first)).toBe(false)
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
