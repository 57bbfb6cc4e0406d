import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { paths } from '#contract/pages/paths.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { search, searchOpened } from '#contract/wire/calls/search-calls.ts'
import { openSqliteStore } from '#submissions/store/sqlite-store.ts'
import { runSite } from '#tests/support/running-site.ts'

it('Q6, Q8: searches of the page are counted each time, also by client navigation; suggestions are not until one is opened', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-searches-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const site = await runSite({ environment: { DATA_DIR: folder } })
  const open = async (path: string, method = 'GET') => (await fetch(site.origin + path, { method })).arrayBuffer()
  const hood = pageUrl('en', 'search', { q: 'hood' })
  for (let time = 0; time < 3; time += 1) await open(hood)
  for (const path of [pageUrl('ko', 'search', { q: 'qqqqwwww' }), hood.replace('?', '.data?')]) await open(path)
  const notCounted = [pageUrl('en', 'search'), hood.replace('hood', ''), pageUrl('en', 'search', { q: 'ann@example.com' })]
  for (const path of [...notCounted, hood.replace(paths.search, paths.productList)]) await open(path)
  await open(hood, 'HEAD')
  await open(`${search.path}?q=hood`)
  const opened = (fields: Record<string, string>) =>
    fetch(site.origin + searchOpened.path, { method: 'POST', body: new URLSearchParams(fields) })
  for (const fields of [
    { q: 'Hood', suggestion: '0' },
    { q: 'hood', suggestion: '1' },
    { q: 'made up', suggestion: '0' },
  ])
    await opened(fields)
  // Counts are written when the site stops.
  await site[Symbol.asyncDispose]()

  const store = openSqliteStore(join(folder, 'hearth.db'), { timeoutMs: 15_000 })
  onTestFinished(() => store.close())
  expect(await store.run('searchTotals', { since: '2000-01-01' })).toEqual([
    { language: 'ko', query: 'qqqqwwww', searches: 1, withoutResult: 1, withoutOpening: 0 },
    { language: 'en', query: 'hood', searches: 5, withoutResult: 0, withoutOpening: 3 },
  ])
})
