import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { brotli } from '#server/pages/compress.ts'
import { type Growth, growContent } from '#tests/support/grown-content.ts'
import { runSite } from '#tests/support/running-site.ts'
import { pageKinds } from './page-kinds.ts'

const maxKb = 25

/** One page of each kind, and the data of the product menu. Kinds that aren't pages of the site have no limit. */
async function sizesWith(growth: Growth) {
  await using content = await temporaryFolder()
  await growContent(content.folder, growth)
  await using site = await runSite({ content: content.folder, inPlace: true, compress: false })
  const kinds = pageKinds(site.content.current()).filter(({ url }) => !url.startsWith('/api/'))
  const sizes: { url: string; bytes: number; compressed: number }[] = []
  for (const url of [...kinds.map((kind) => kind.url), pageUrl('en', 'productMenu')]) {
    const body = Buffer.from(await (await fetch(site.origin + url)).arrayBuffer())
    sizes.push({ url, bytes: body.length, compressed: (await brotli(body)).length })
  }
  return sizes
}

it('G10: no page grows with the number of products, series and articles, and each has at most 25 KB', async () => {
  // More than the longest list of a page shows, and twice as many.
  const before = await sizesWith({ products: 100, series: 70, articles: 30 })
  const after = await sizesWith({ products: 200, series: 140, articles: 60 })
  expect(after).toHaveLength(before.length)
  expect(after.length).toBeGreaterThan(40)
  const grown = after.filter(({ bytes }, index) => bytes > (before[index]?.bytes ?? 0) * 1.005 + 300)
  expect(grown).toEqual([])
  expect(after.filter(({ compressed }) => compressed > maxKb * 1000)).toEqual([])
})
