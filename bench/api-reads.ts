// Compares the throughput of API reads with nginx serving the same bytes and headers as static files. Server and load generator get one core
// each. Needs the Debian packages nginx-light and wrk. `npm run bench:api`.
import { z } from 'zod'
import { languages } from '#contract/languages.ts'
import { getHotProduct } from '#contract/wire/calls/index-calls.ts'
import { getNewsList } from '#contract/wire/calls/news-calls.ts'
import { filterGoods, getSeries, getSpecialSeries, productData, productScreen } from '#contract/wire/calls/product-calls.ts'
import { compare, rounds, seconds } from './support/compare.ts'
import { onTheWire, startNginxPeer } from './support/nginx-peer.ts'
import { benchPort, startSite, untilIdle } from './support/site.ts'

const headers = { 'Accept-Encoding': 'br', Accept: 'application/json' }
const categories = ['1', '2', '3', '4', '5', '6']
const tags = languages.map(({ tag }) => tag)

const query = (path: string, fields: Record<string, string>) => `${path}?${new URLSearchParams(fields)}`
const product = query(productData.path, { code: 'RH-9010' })

// With a rate limit, as in production, but one that the benchmark does not exceed.
const site = await startSite({ port: benchPort, core: 0, environment: { LIMIT_READ: '1000000000' } })
await untilIdle(site.pid)

const Groups = z.object({ data: z.array(z.object({ data: z.array(z.object({ code: z.string() })) })) })

/** The codes of all products of a category. */
async function codesOf(cate: string): Promise<string[]> {
  const answer = await fetch(site.origin + query(filterGoods.path, { 'post[cate]': cate }))
  return Groups.parse(await answer.json()).data.flatMap(({ data }) => data.map(({ code }) => code))
}

const codes = (await Promise.all(categories.map(codesOf))).flat()
const paths = [
  product,
  ...tags.flatMap((lang) => [
    query(getHotProduct.path, { lang }),
    query(getNewsList.path, { lang }),
    ...categories.flatMap((cate) => [productScreen, getSeries, getSpecialSeries].map(({ path }) => query(path, { cate, lang }))),
    ...codes.map((code) => query(productData.path, { code, lang })),
  ]),
]
// Twice: an answer is stored for the first request, and found by its URL from the third.
for (const path of [...paths, ...paths]) await onTheWire(site.origin + path, { headers })
const gets = await Promise.all(paths.map((path) => onTheWire(site.origin + path, { headers })))
const nginx = await startNginxPeer(benchPort + 1, gets)
const fileOf = (index: number) => `${nginx.origin}/${index}`
const hot = { headers, ours: [site.origin + product], theirs: [fileOf(0)] }

console.log(`The same bytes and headers from both, 64 connections; medians of ${rounds} alternating rounds of ${seconds} s`)
const passed = [
  await compare({ name: `GET of one product (${gets[0]?.body.length} bytes)`, limit: 0.5, ...hot }),
  await compare({ name: 'The same, 304', limit: 0.5, ...hot, headers: { ...headers, 'If-None-Match': '*' } }),
  await compare({
    name: `${paths.length} GETs of six calls in turn`,
    limit: 0.5,
    headers,
    ours: paths.map((path) => site.origin + path),
    theirs: paths.map((_path, index) => fileOf(index)),
  }),
]
await site.stop()
nginx.process.kill()
process.exit(passed.every(Boolean) ? 0 : 1)
