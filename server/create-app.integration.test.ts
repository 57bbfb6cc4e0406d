import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCache } from '#catalog/create-cache.ts'
import { languageNames } from '#contract/languages.ts'
import { articleUrl, featureUrl, feedUrl, pageUrl } from '#contract/pages/urls.ts'
import { fixtureCopy } from '#publishing/testing/fixture.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { readSitemap } from '#tests/support/sitemap.ts'
import { indexedPages } from './pages/indexed-pages.ts'

/** The site notices changed files with a delay. */
const waiting = { timeout: 120_000, interval: 20 }

let site: RunningSite

beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site[Symbol.asyncDispose]())

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.origin + path, { headers, redirect: 'manual' })

/** A request that does not decompress the response. */
function raw(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: site.port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

/** Reads the counter from `/metrics`. */
async function answersFromMemory({ metrics }: RunningSite): Promise<number> {
  const [, count] = /family="stored",status="2xx"} (\d+)/.exec(await metrics.text()) ?? []
  return Number(count ?? 0)
}

describe('HSTS', () => {
  it('is the same on pages, errors, redirects, files and API calls', async () => {
    await using own = await runSite({ environment: { HSTS: 'preload' } })
    for (const path of ['/', '/nothing-here', '//feedback', '/favicon.svg', '/api/getbanner', '/healthz', '/robots.txt']) {
      const answer = await fetch(own.origin + path, { redirect: 'manual' })
      const header = answer.headers.get('strict-transport-security')
      expect([path, header]).toEqual([path, 'max-age=63072000; includeSubDomains; preload'])
    }
  })

  it('covers only this host by default', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})

describe('pages', () => {
  it('G1: are served in all five languages, each with its lang attribute', async () => {
    for (const [prefix, lang] of [
      ['', 'en'],
      ['/zh-hans', 'zh-Hans'],
      ['/ko', 'ko'],
      ['/id', 'id'],
      ['/zh-hant', 'zh-Hant'],
    ]) {
      const response = await get(prefix || '/')
      expect(response.status).toBe(200)
      expect(await response.text()).toContain(`<html lang="${lang}"`)
    }
  })

  it('G9: unknown URLs and unknown products get the 404 page of the site', async () => {
    for (const path of [
      '/nothing-here',
      '/xx/productlist',
      pageUrl('en', 'product', { id: 'ZZ-9999' }),
      pageUrl('en', 'productList', { id: '7' }),
      '/%zz',
      '/%00',
      '/a\\b',
      featureUrl('en', 'none'),
    ]) {
      const response = await get(path)
      expect([path, response.status]).toEqual([path, 404])
      expect(await response.text()).toContain('<html lang=')
    }
    expect(site.failures).toEqual([])
  })

  it('redirect other spellings of a product code to its page', async () => {
    for (const typed of ['rh-0001', 'rh0001', 'RH0001']) {
      const response = await get(pageUrl('ko', 'product', { id: typed }))
      expect(response.status).toBe(301)
      expect(response.headers.get('location')).toBe(pageUrl('ko', 'product', { id: 'RH-0001' }))
    }
  })

  it('N1, O1, X3: URLs of the former site redirect permanently, in the same language', async () => {
    for (const [from, to] of [
      ['/cooperation', pageUrl('en', 'cooperation')],
      ['/ko/AllTitle/Portrait?t=5', `${pageUrl('ko', 'videos')}?t=5`],
      ['/zh-hans/cooperation/engineering', pageUrl('zh-Hans', 'engineering')],
      ['/xx', pageUrl('en', 'happyKitchen')],
    ]) {
      const response = await get(from ?? '')
      expect([response.status, response.headers.get('location')]).toEqual([301, to])
    }
  })

  it('ignore unknown query parameters, and never answer 5xx to a strange query', async () => {
    const page = await (await get(pageUrl('en', 'productList', { id: '1' }))).text()
    const rubbish = ['t=1', 'id[]=2', '__proto__=1', `x=${'y'.repeat(4000)}`, '&&&===', '%ff=%00', 'filter', '<script>']
    for (const extra of rubbish) {
      const response = await get(`${pageUrl('en', 'productList', { id: '1' })}&${extra}`)
      expect([extra, response.status]).toEqual([extra, 200])
      expect(await response.text()).toBe(page)
    }
    for (const odd of ['?id=1&id=2', '?id=', '?id=%00', '?filter=%F0%9F%98%80', `?filter=${'a:1;'.repeat(500)}`]) {
      expect((await get(pageUrl('en', 'productList') + odd)).status).toBeLessThan(500)
    }
  })

  it('a URL that is too long is answered with 414', async () => {
    const answer = await raw(`${pageUrl('en', 'productList')}?${'x'.repeat(9000)}`, {})
    expect(answer.status).toBe(414)
  })

  it('headers that are larger than MAX_HEADER_SIZE are answered with 431', async () => {
    await using own = await runSite({ environment: { MAX_HEADER_SIZE: '65536' } })
    const statusWith = (bytes: number) =>
      fetch(own.origin, { headers: { cookie: 'x'.repeat(bytes) } }).then(({ status }) => status)
    expect([await statusWith(50_000), await statusWith(80_000)]).toEqual([200, 431])
    expect((await raw('/', { cookie: 'x'.repeat(50_000) })).status).toBe(431)
  })

  it('are compressed with an encoding that the browser accepts, and decompress to the same bytes', async () => {
    const plain = await raw('/', {})
    const gzip = await raw('/', { 'Accept-Encoding': 'gzip' })
    const brotli = await raw('/', { 'Accept-Encoding': 'gzip, deflate, br' })
    const refused = await raw('/', { 'Accept-Encoding': 'br;q=0, gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(refused.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true)
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true)
    expect(brotli.headers['vary']).toBe('Accept-Encoding')
  })

  it('are answered with 304 if the browser has the current version', async () => {
    const etag = (await get('/')).headers.get('etag') ?? ''
    const again = await get('/', { 'If-None-Match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('come from the cache, also with campaign parameters', async () => {
    await using own = await runSite()
    const ask = async (path: string) => (await fetch(own.origin + path)).arrayBuffer()
    await ask('/')
    const before = await answersFromMemory(own)
    const { entries } = own.pages.size()
    for (let n = 0; n < 17; n += 1) await ask(`/?fbclid=${n}`)
    await ask('/')
    expect([(await answersFromMemory(own)) - before, own.pages.size().entries]).toEqual([1, entries])
  })

  it('answer HEAD like GET without the body, and refuse other methods', async () => {
    const head = await fetch(`${site.origin}/`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    const post = await fetch(site.origin + pageUrl('en', 'productList', { id: '1' }), {
      method: 'POST',
      body: new URLSearchParams({ a: '1' }),
    })
    expect(post.status).toBe(405)
    expect(post.headers.get('allow')).toBe('GET, HEAD')
  })

  it('have a Content-Security-Policy that allows only their own scripts', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){4,};/)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default content worker;")
    expect(policy).not.toContain('unsafe')
  })

  it('X1: have no Cross-Origin-Embedder-Policy if the content frames other sites', async () => {
    expect((await get('/')).headers.get('cross-origin-embedder-policy')).toBeNull()
  })

  it('search: every query gets a page, and no result is cached', async () => {
    const before = site.pages.size().entries
    for (const q of [
      'hood',
      '%3C',
      '%3Cscript%3E',
      '%F0%9F%8D%B2',
      '%ED%A0%80',
      '%00',
      'x'.repeat(5000),
      '%25',
      '&q=b',
      '%E9%94%85'.repeat(400),
    ]) {
      const response = await get(`${pageUrl('en', 'search')}?q=${q}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const html = await response.text()
      expect(html).toContain('<meta name="robots" content="noindex"/>')
    }
    expect(site.pages.size().entries).toBe(before)
  })

  it('search: found words are marked, and the query is escaped', async () => {
    const html = await (await get(pageUrl('en', 'search', { q: 'smoke' }))).text()
    expect(html).toContain('<mark>smoke</mark>')
    expect(await (await get(pageUrl('en', 'search', { q: '<img src=x>' }))).text()).not.toContain('<img src=x>')
  })

  it('a flood of requests from one IP address does not delay another visitor', async () => {
    await using own = await runSite({ environment: { TRUST_PROXY: 'loopback' } })
    const answered: string[] = []
    const search = async (address: string, q: string) => {
      const answer = await fetch(own.origin + pageUrl('en', 'search', { q }), { headers: { 'X-Forwarded-For': address } })
      await answer.arrayBuffer()
      answered.push(address)
    }
    const flood = Array.from({ length: 60 }, (_, n) => search('192.0.2.1', `flood${n}`))
    await Promise.all([...flood, search('192.0.2.2', 'hood')])
    // Some requests of the flood were already rendering or arrived earlier.
    expect(answered.indexOf('192.0.2.2')).toBeLessThan(45)
  })

  it('unknown paths are answered from the cache, and counted as 4xx', async () => {
    await using own = await runSite()
    await (await fetch(`${own.origin}/nothing-here`)).arrayBuffer()
    const { entries } = own.pages.size()
    for (const path of ['/not-found', '/not-found', '/nothing-else']) await (await fetch(own.origin + path)).arrayBuffer()
    expect(own.pages.size().entries).toBe(entries)
    expect(await own.metrics.text()).toContain('hearth_http_answers_total{family="stored",status="4xx"} 2')
  })

  it('a missing file is an empty 404, and the 404 page only for a browser that asks for HTML', async () => {
    for (const path of ['/wp-login.php', '/media/0123456789/none.160.avif', '/assets/gone-abc.js']) {
      const program = await raw(path, { Accept: 'image/avif,image/webp,*/*;q=0.8' })
      expect([program.status, program.body.length]).toEqual([404, 0])
      expect(program.headers['cache-control']).toBe('no-store')
      const browser = await raw(path, { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
      expect(browser.status).toBe(404)
      expect(browser.body.toString()).toContain('<html lang="en"')
    }
  })

  it('the page cache stays within its limit', async () => {
    await using small = await runSite({ environment: { PAGE_CACHE_MB: '1' } })
    const asked = indexedPages(small.content.current()).flatMap((page) => languageNames.map(page))
    for (const path of asked) {
      await (await fetch(small.origin + path)).arrayBuffer()
      expect(small.pages.size().bytes).toBeLessThanOrEqual(1024 * 1024)
    }
    expect(small.pages.size().entries).toBeGreaterThan(3)
    // Otherwise the limit was never reached.
    expect(small.pages.size().entries).toBeLessThan(asked.length)
  })
})

describe('G14: a new day in Singapore', () => {
  it('clears the page cache without a restart', async () => {
    let now = Date.parse('2023-03-30T15:59:59.000Z')
    await using own = await runSite({ now: () => now })
    const list = async () => (await fetch(own.origin + pageUrl('en', 'productList', { id: '1' }))).text()
    expect(await list()).toContain('RH-0090')
    expect(await list()).toContain('RH-0090')

    now += 1000
    const tomorrow = await list()
    expect(tomorrow).not.toContain('RH-0090')
    expect(tomorrow).toContain('RH-0001')
  })
})

describe('media', () => {
  it('G11: a picture is there at once and then has an immutable URL, and unknown sizes and hashes are 404', async () => {
    const html = await (await get(pageUrl('en', 'product', { id: 'RH-0001' }))).text()
    const [avif] = /\/media\/[^" ]+\.240\.avif/.exec(html) ?? []
    const first = await get(avif ?? 'missing')
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=10'])
    const caching = async () => (await get(avif ?? 'missing')).headers.get('cache-control')
    await expect.poll(caching, { timeout: 120_000 }).toContain('immutable')
    expect((await get(avif ?? 'missing')).headers.get('content-type')).toBe('image/avif')
    expect((await get((avif ?? '').replace('.240.', '.241.'))).status).toBe(404)
    expect((await get((avif ?? '').replace(/\/media\/./, '/media/z'))).status).toBe(404)
  })

  it('documents support byte ranges', async () => {
    const html = await (await get(pageUrl('en', 'product', { id: 'RH-0001' }))).text()
    const [pdf] = /\/media\/[^" ]+\.pdf/.exec(html) ?? []
    const whole = Buffer.from(await (await get(pdf ?? 'missing')).arrayBuffer())
    const part = await get(pdf ?? 'missing', { Range: 'bytes=2-5' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 2-5/${whole.length}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(2, 6))).toBe(true)
  })

  it('the URL of a document always returns the same bytes, even after the document is replaced', async () => {
    await using own = await runSite()
    const manualUrl = async () => {
      const html = await (await fetch(own.origin + pageUrl('en', 'product', { id: 'RH-0001' }))).text()
      return own.origin + (/\/media\/[^" ]+-manual\.pdf/.exec(html) ?? ['/missing'])[0]
    }
    const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())
    const before = await manualUrl()
    const first = await bytesAt(before)

    const manual = own.content.current().resolveMedia(new URL(before).pathname)
    if (manual?.kind !== 'file') throw new Error('no manual')
    const second = Buffer.concat([first, Buffer.from('% second edition')])
    writeFileSync(join(own.contentFolder, manual.path), second)
    expect(await bytesAt(before)).toEqual(first)

    await expect.poll(manualUrl, waiting).not.toBe(before)
    expect(await bytesAt(await manualUrl())).toEqual(second)
    expect(await bytesAt(before)).toEqual(first)
  })
})

describe('for crawlers', () => {
  // tests/crawl requests every page of the sitemap, with the real content.
  it('the sitemap lists every page with its alternates, and articles with their day', async () => {
    const { parts, xml, urls } = await readSitemap(site.origin)
    expect(parts).toEqual(
      expect.arrayContaining(['/sitemap-pages-1.xml', '/sitemap-product-1.xml', '/sitemap-news-article-1.xml']),
    )
    expect(urls.length).toBeGreaterThan(40)
    expect(new Set(urls).size).toBe(urls.length)
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(urls.length)
    expect(xml.match(/hreflang="zh-Hant"/g)).toHaveLength(urls.length)
    const ofNews = xml.split('<url>').filter((entry) => entry.includes(`${articleUrl('en', 'news', 'new-hood')}</loc>`))
    expect(ofNews).toHaveLength(languageNames.length)
    for (const entry of ofNews) expect(entry).toContain('<lastmod>2026-03-01</lastmod>')
  })

  it('a part of the sitemap that does not exist is an empty 404', async () => {
    for (const path of ['/sitemap-product-9.xml', '/sitemap-.xml', '/sitemap-constructor.xml']) {
      expect((await raw(path, {})).status, path).toBe(404)
    }
  })

  it.each(['/sitemap.xml', '/sitemap-pages-1.xml', '/ko/rss.xml', '/robots.txt'])(
    '%s is compressed, and 304 if unchanged',
    async (path) => {
      const plain = await raw(path, {})
      const tag = String(plain.headers['etag'])
      expect([plain.status, plain.headers['vary'], tag]).toEqual([200, 'Accept-Encoding', expect.stringMatching(/^W\/".+"$/)])
      const again = await raw(path, { 'If-None-Match': tag })
      expect([again.status, again.body.length]).toEqual([304, 0])
      if (plain.body.length < 860) return
      const packed = await raw(path, { 'Accept-Encoding': 'br' })
      expect(packed.headers['content-encoding']).toBe('br')
      expect(packed.body.length).toBeLessThan(plain.body.length / 2)
      expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true)
      const head = await fetch(site.origin + path, { method: 'HEAD' })
      expect([head.status, head.headers.get('etag')]).toEqual([200, tag])
    },
  )

  it('the sitemap is made once per version of the content', async () => {
    let now = Date.parse('2026-11-22T00:00:00Z')
    await using own = await runSite({ now: () => now })
    let made = 0
    const { current } = own.content
    const counting = createCache<ReturnType<typeof current>>({ maxEntries: 2 })
    own.content.current = () => {
      const catalog = current()
      return counting.getOrMake(catalog.version, () => ({
        ...catalog,
        productCodes() {
          made += 1
          return catalog.productCodes()
        },
      }))
    }
    const sitemap = () => readSitemap(own.origin)
    await Promise.all([sitemap(), sitemap()])
    await sitemap()
    expect(made).toBe(1)
    now += 86_400_000
    await sitemap()
    expect(made).toBe(2)
  })

  it('every page links to its alternates in other languages, and they link back', async () => {
    for (const path of [
      '/',
      pageUrl('en', 'productList', { id: '2' }),
      pageUrl('zh-Hant', 'product', { id: 'RH-0001' }),
      `${pageUrl('ko', 'productList', { id: '1', filter: 'type:1' })}&t=5`,
    ]) {
      const alternates = (html: string) =>
        [...html.matchAll(/<link[^>]+hrefLang="([^"]+)"[^>]+href="([^"]+)"|<link[^>]+href="([^"]+)"[^>]+hrefLang="([^"]+)"/gi)]
          .map(([, a, b, c, d]) => `${a ?? d} ${b ?? c}`)
          .sort()
      const own = alternates(await (await get(path)).text())
      expect(own).toHaveLength(6)
      for (const entry of own) {
        const { pathname, search } = new URL((entry.split(' ')[1] ?? '').replaceAll('&amp;', '&'))
        expect(alternates(await (await get(pathname + search)).text())).toEqual(own)
      }
    }
  })

  it.each(languageNames)('news are a valid RSS feed: %s', async (language) => {
    const response = await get(feedUrl(language, 'news'))
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const xml = await response.text()
    expect(xml.match(/<item>/g)).toHaveLength(2)
    expect(xml).toContain('<pubDate>Wed, 20 May 2026 00:00:00 +0800</pubDate>')
    expect(xml).toContain(`${pageUrl(language, 'newsArticle', { id: 'new-hood' })}</link>`)
    expect(xml).not.toContain('tomorrow')
    expect(xml).toContain('<description>Tea &amp; talk, &lt; 5 minutes from the &quot;MRT&quot;</description>')
    // Only the five entities that XML defines.
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/)
  })

  it('X16: press releases have a feed of their own', async () => {
    const xml = await (await get(feedUrl('ko', 'press'))).text()
    expect(xml.match(/<item>/g)).toHaveLength(1)
    expect(xml).toContain(`${pageUrl('ko', 'press', { id: 'new-hood' })}</link>`)
  })

  it('robots.txt names the sitemap', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('/sitemap.xml')
  })
})

describe('health', () => {
  it('a faulty file holds back only its own entry: other changes go live, and /readyz names the fault', async () => {
    await using own = await runSite()
    const news = join(own.contentFolder, 'news/new-hood/en.yaml')
    const notice = join(own.contentFolder, 'notices/rh-0001-glass/en.yaml')
    const good = readFileSync(news, 'utf8')
    const textOf = async (path: string) => (await fetch(own.origin + path)).text()
    const ready = async () => (await fetch(`${own.origin}/readyz`)).json()
    expect((await ready()).status).toBe('ready')

    writeFileSync(news, good.replace('title: A new hood', 'title: Important: a new hood'))
    await expect.poll(ready, waiting).toMatchObject({
      status: 'degraded',
      content: {
        status: 'degraded',
        faults: [{ file: 'news/new-hood/en.yaml', line: 1 }],
        heldBack: [{ entry: 'news/new-hood', served: 'last good' }],
      },
    })
    writeFileSync(notice, readFileSync(notice, 'utf8').replace(/^title: .*/m, 'title: Turn off the gas'))
    await expect.poll(() => textOf(pageUrl('en', 'support', { id: 'RH-0001' })), waiting).toContain('Turn off the gas')
    expect(await textOf(pageUrl('en', 'newsArticle', { id: 'new-hood' }))).toContain('A new hood (en)')
    expect((await fetch(`${own.origin}/readyz`)).status).toBe(200)

    writeFileSync(news, good.replace('title: A new hood', 'title: A newer hood'))
    await expect.poll(() => textOf(pageUrl('en', 'newsArticle', { id: 'new-hood' })), waiting).toContain('A newer hood')
    expect((await ready()).status).toBe('ready')
  })

  it('a faulty file holds back only its own entry after a restart too, and a deleted entry stays deleted', async () => {
    await using copy = await fixtureCopy()
    await using data = await temporaryFolder()
    const afterRestart = () => runSite({ content: copy.folder, environment: { DATA_DIR: data.folder } })
    const read = async ({ origin }: RunningSite, path: string) => {
      const answer = await fetch(origin + path)
      return { status: answer.status, text: await answer.text() }
    }
    const ready = async ({ origin }: RunningSite) => (await fetch(`${origin}/readyz`)).json()
    await (await afterRestart())[Symbol.asyncDispose]()

    await copy.edit('news/new-hood/en.yaml', (text) => text.replace('title: ', 'title: Important: '))
    {
      await using second = await afterRestart()
      await expect
        .poll(() => ready(second), waiting)
        .toMatchObject({
          status: 'degraded',
          content: { faults: [{ line: 1 }], heldBack: [{ entry: 'news/new-hood', served: 'last good' }] },
        })
      expect(await read(second, pageUrl('en', 'newsArticle', { id: 'new-hood' }))).toMatchObject({
        status: 200,
        text: expect.stringContaining('A new hood (en)'),
      })
      const { xml } = await readSitemap(second.origin)
      for (const id of ['new-hood', 'showroom']) expect(xml).toContain(`infodetion?id=${id}`)
    }

    rmSync(join(copy.folder, 'news/showroom'), { recursive: true })
    await using third = await afterRestart()
    await expect.poll(async () => (await read(third, pageUrl('en', 'newsArticle', { id: 'showroom' }))).status, waiting).toBe(404)
    expect((await ready(third)).content.heldBack).toEqual([{ entry: 'news/new-hood', served: 'last good' }])
    expect((await readSitemap(third.origin)).xml).not.toContain('infodetion?id=showroom')
  })

  it('a fault in a file that concerns all pages holds back the whole update', async () => {
    await using own = await runSite()
    const before = own.content.current().version
    writeFileSync(join(own.contentFolder, 'site.yaml'), 'brand: [')
    await expect.poll(() => own.content.status().state, waiting).toBe('last good')
    expect(own.content.current().version).toBe(before)
  })

  it('/readyz is 503 while the node is stopping', async () => {
    await using own = await runSite()
    expect((await fetch(`${own.origin}/readyz`)).status).toBe(200)
    own.announceStop()
    expect((await fetch(`${own.origin}/readyz`)).status).toBe(503)
    expect((await fetch(`${own.origin}/healthz`)).status).toBe(200)
  })
})
