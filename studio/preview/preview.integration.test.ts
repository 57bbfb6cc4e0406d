import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { createCatalog } from '#catalog/create-catalog.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import { formCalls } from '#contract/wire/calls/information-calls.ts'
import { search } from '#contract/wire/calls/search-calls.ts'
import { loadIndex } from '#publishing/load-catalog.ts'
import { temporaryFolder } from '#publishing/testing/temporary-folder.ts'
import { builtApp } from '#server/assemble.ts'
import { noVisits } from '#server/pages/no-visits.ts'
import { pageAddress } from '#server/pages/page-address.ts'
import { pagesAhead } from '#server/pages/pages-ahead.ts'
import { renderPage } from '#server/pages/render-page.ts'
import { createKeys } from '../server/access/keys.ts'
import { pageOfFilePath } from '../wire/preview-paths.ts'
import { createMarks, hasMark } from './marks.ts'
import { openPreview } from './open-preview.ts'
import { pageOfFile } from './page-of-file.ts'
import { createPreviewContent } from './preview-content.ts'
import { previewPage } from './preview-page.ts'

const publicUrl = 'https://www.example.com'
const noon = Date.parse('2026-11-23T04:00:00Z')
const day = '2026-11-23'
const site = await builtApp()
const reportError = (error: unknown) => {
  throw error
}

/** A preview of the test content, with files over it as drafts or as a release. */
async function preview(files: Record<string, string> = {}) {
  const temporary = await temporaryFolder()
  const [contentFolder, dataFolder] = [join(temporary.folder, 'content'), join(temporary.folder, 'data')]
  const draftsFolder = join(dataFolder, 'studio', 'drafts')
  cpSync('tests/content', contentFolder, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    const file = path.startsWith('releases/') ? join(contentFolder, path) : join(draftsFolder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const keys = createKeys()
  const opened = await openPreview(
    {
      ...{ contentFolder, dataFolder, draftsFolder, publicUrl, proxied: undefined, script: '' },
      ...{ entrance: { by: 'key' }, host: '127.0.0.1', port: 0, studioPort: 3001, session: keys.session },
    },
    reportError,
    () => noon,
  )
  const cookie = String(keys.cookie(3001).split(';')[0])
  function ask(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}) {
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number
      text: string
      headers: Record<string, unknown>
    }>()
    const asked = request(
      { host: '127.0.0.1', port: opened.port, path, method, headers: { cookie, ...headers } },
      async (answer) =>
        resolve({ status: answer.statusCode ?? 0, text: (await answer.toArray()).join(''), headers: answer.headers }),
    )
    asked.on('error', reject).end()
    return promise
  }
  return {
    ...{ ask, contentFolder, port: opened.port },
    async [Symbol.asyncDispose]() {
      await opened.close()
      await temporary[Symbol.asyncDispose]()
    },
  }
}

const published = (file: string) => readFileSync(join('tests/content', file), 'utf8')

it('SW1: a page without its marks is the page of the site, byte by byte', async () => {
  const marks = createMarks()
  const content = createPreviewContent({
    ...{ contentFolder: 'tests/content', draftsFolder: 'tests/no-drafts', marks, publicUrl, now: () => noon },
  })
  const catalog = createCatalog(await loadIndex('tests/content'), day, { publicUrl })
  const parts = { ...site, origin: publicUrl, reportError }
  // All pages in English, and some of each other language.
  const urls = [...pagesAhead(catalog)].filter((url, index) => !/^\/(zh-han[st]|ko|id)\b/.test(url) || index % 7 === 0)
  let fields = 0
  for (const url of urls) {
    const address = pageAddress(url, { catalog, routeOf: site.routeOf })
    if (address.kind !== 'page') continue
    const own = await renderPage(address, catalog, { ...parts, compress: false, visits: noVisits })
    const shown = await content.render(day, (version) =>
      previewPage(
        url,
        version,
        { studio: 'http://studio', revision: 0 },
        { ...site, marks, publicUrl, script: 'SCRIPT', reportError },
      ),
    )
    const html = 'page' in shown ? String(shown.page.identity) : ''
    expect(hasMark(html), url).toBe(false)
    fields += html.match(/ data-source="/g)?.length ?? 0
    const same = withoutPreview(html) === comparable(String(own.identity))
    expect({ url, same }).toEqual({ url, same: true })
  }
  expect(urls.length).toBeGreaterThan(250)
  expect(fields).toBeGreaterThan(5_000)
})

const withoutPreview = (html: string) =>
  comparable(html)
    .replace(/ data-source="[^"]*"/g, '')
    .replace(/<meta name="preview"[^>]*>/, '')
    .replace('<script>SCRIPT</script>', '')
/**
 * The name of a made document has a hash of its texts, which have marks. The router's data has each text once, and equal texts with different marks more
 * often.
 */
const comparable = (html: string) =>
  html
    .replace(/\/media\/[0-9a-f]+\/([\w.-]+\.(pdf|dxf))/g, '/media/$1')
    .replace(/<script>window\.__reactRouterContext\.streamController\.enqueue\(.*?<\/script>/gs, '')

it('SW1: only the studio may show the preview, which sends nothing', async () => {
  await using opened = await preview()
  const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }
  const statusWith = async (headers: Record<string, string>) => (await opened.ask(pageUrl('en', 'about'), { headers })).status
  expect(await statusWith({ cookie: '' })).toBe(403)
  expect(await statusWith({ cookie: 'hearth-studio-3001=wrong' })).toBe(403)
  expect(await statusWith({ host: `evil.example.com:${opened.port}` })).toBe(403)
  expect(await statusWith({ origin: 'http://127.0.0.1:3001' })).toBe(403)
  expect(await statusWith({ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' })).toBe(403)
  expect(await statusWith({ ...framed, 'sec-fetch-site': 'cross-site' })).toBe(403)

  const page = await opened.ask(pageUrl('en', 'about'), { headers: { ...framed, 'sec-fetch-site': 'same-site' } })
  expect(page.status).toBe(200)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'self' http://127.0.0.1:3001;")
  expect(policy).toContain('trusted-types default content worker preview;')
  expect(policy).toContain("worker-src 'none'")
  expect(page.headers['cache-control']).toBe('no-store')

  const own = { origin: `http://127.0.0.1:${opened.port}` }
  const sent = await opened.ask(pageUrl('en', 'feedback'), { method: 'POST', headers: own })
  expect(sent).toMatchObject({ status: 405, text: expect.stringContaining('The preview sends nothing') })
  expect((await opened.ask('/service-worker.js')).status).toBe(404)
})

it('SW1: shows drafts, and a release from its day on', async () => {
  const news = 'news/cooking-evenings/en.yaml'
  const banners = published('banners.yaml')
  await using opened = await preview({
    [news]: published(news).replace(/^title: .*/m, 'title: Evenings for six'),
    'releases/2026-12-24-new-year/banners.yaml': banners.replace('High heat, clear air', 'A year of good dinners'),
  })
  const article = await opened.ask(articleUrl('en', 'news', 'cooking-evenings'))
  expect(article.text).toContain(`data-source="${news}#title"`)
  expect(article.text).toContain('Evenings for six')

  const [today, later] = await Promise.all([opened.ask('/'), opened.ask('/?__day=2026-12-24')])
  expect(today.text).toContain('High heat, clear air')
  expect(later.text).toContain('A year of good dinners')
  expect(later.text).not.toContain('__day=')

  const opening = await opened.ask(`${pageOfFilePath}?file=products/rh-9010/en.yaml&language=ko&day=2026-12-24`)
  expect(opening).toMatchObject({
    status: 302,
    headers: { location: `${pageUrl('ko', 'product', { id: 'RH-9010' })}&__day=2026-12-24` },
  })
})

it('SW1: what scripts of a page read comes from the drafts too, without marks', async () => {
  const news = 'news/cooking-evenings/en.yaml'
  await using opened = await preview({ [news]: published(news).replace(/^title: .*/m, 'title: Evenings for six') })
  const { status, text } = await opened.ask(`${search.path}?q=evenings+for+six&lang=en`)
  expect(status).toBe(200)
  expect(JSON.parse(text).data.data).toContainEqual(
    expect.objectContaining({ title: 'Evenings for six', link: articleUrl('en', 'news', 'cooking-evenings') }),
  )
  expect(hasMark(text)).toBe(false)
  const own = { origin: `http://127.0.0.1:${opened.port}` }
  expect(await opened.ask(formCalls.feedback.path, { method: 'POST', headers: own })).toMatchObject({ status: 405 })
  expect(await opened.ask(`${search.path}-nothing`)).toMatchObject({ status: 404 })
})

it('SW1: a draft with a fault is shown as published, with the fault in words', async () => {
  const file = 'products/rh-9010/product.yaml'
  await using opened = await preview({ [file]: published(file).replace(/^position: .*/m, 'position: first') })
  const { text } = await opened.ask(pageUrl('en', 'product', { id: 'RH-9010' }))
  expect(text).toContain('RH-9010')
  const state = JSON.parse(
    (/<meta name="preview" content="([^"]*)"/.exec(text)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  )
  expect(state).toMatchObject({ studio: 'http://127.0.0.1:3001', faults: [{ file, field: 'position' }] })
})

it('SW1: a value in a table leads to the value in the file of the product, a picture to the field that names it', async () => {
  await using opened = await preview()
  const { text } = await opened.ask(pageUrl('en', 'product', { id: 'RH-9010' }))
  expect(text).toContain('data-source="products/rh-9010/product.yaml#values.airflow"')
  expect(text).toMatch(/ data-source="products\/rh-9010\/product\.yaml#price\.from">[^<]*S\$3,480/)
  expect(text).toMatch(/<img[^>]* data-source="products\/rh-9010\/product\.yaml#pictures\.0 /)
})

it('SW1: a change while the content is read belongs to the next version', async () => {
  await using temporary = await temporaryFolder()
  const content = createPreviewContent({
    ...{ contentFolder: 'tests/content', draftsFolder: temporary.folder, marks: createMarks() },
    ...{ publicUrl, now: () => noon },
  })
  const revisionShown = () => content.render(undefined, async ({ revision }) => revision)
  expect(await revisionShown()).toBe(content.revision())

  content.draftsChanged()
  const reading = revisionShown()
  // The files are being read now.
  await new Promise(setImmediate)
  content.draftsChanged()
  expect(await reading).toBeLessThan(content.revision())
  expect(await revisionShown()).toBe(content.revision())
})

const changes: [file: string, from: RegExp, to: string][] = [
  ['products/rh-9010/en.yaml', /^title: .*/m, 'title: Typed'],
  ['products/rh-9010/product.yaml', /^ {2}airflow: .*/m, '  airflow: 1440'],
  ['news/cooking-evenings/en.yaml', /^title: .*/m, 'title: Typed'],
  ['recipes/congee-with-ginger/en.yaml', /^title: .*/m, 'title: Typed'],
  ['series/acqua/series.yaml', /^( {2}en: )Acqua$/m, '$1Typed'],
  ['categories/hobs/category.yaml', /^( {2}en: )Hobs$/m, '$1Typed'],
  ['faq/hobs/en.yaml', /^( {2}title: ).*/m, '$1Typed'],
  ['care/hobs/en.yaml', /^title: .*/m, 'title: Typed'],
  ['notices/eo-6068-inner-pane/en.yaml', /^title: .*/m, 'title: Typed'],
  ['features/acqua/en.yaml', /^title: .*/m, 'title: Typed'],
  ['pages/about/en.yaml', /^title: .*/m, 'title: Typed'],
  ['banners.yaml', /High heat, clear air/, 'Typed'],
  ['site.yaml', /Appliances for kitchens that cook/, 'Typed'],
]

it('SW1: what is typed is shown before everything is checked, as it is shown afterwards', { timeout: 120_000 }, async () => {
  await using temporary = await temporaryFolder()
  const { folder } = temporary
  const marks = createMarks()
  const announced: (() => void)[] = []
  const content = createPreviewContent({
    ...{ contentFolder: 'tests/content', draftsFolder: folder, marks, publicUrl, now: () => noon, reportError },
    ...{ typingPauseMs: 0, announce: () => announced.shift()?.() },
  })
  const shownAt = (url: string) =>
    content.render(day, async (version) => {
      const given = { studio: 'http://studio', revision: 0 }
      const answer = await previewPage(url, version, given, { ...site, marks, publicUrl, script: '', reportError })
      return { html: 'page' in answer ? String(answer.page.identity) : '', faults: version.faults }
    })
  const urlOf = (file: string) => content.render(day, async ({ catalog }) => pageOfFile(file, 'en', catalog))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
    content.draftsChanged()
    return new Promise<void>((resolve) => announced.push(resolve))
  }

  for (const [file, from, to] of changes) {
    const url = await urlOf(file)
    const before = await shownAt(url)
    const isChecked = write(file, published(file).replace(from, to))
    const quick = await shownAt(url)
    expect(quick.html, file).not.toBe(before.html)
    await isChecked
    const checked = await shownAt(url)
    expect(checked.faults).toEqual([])
    expect({ file, html: quick.html }).toEqual({ file, html: checked.html })
  }

  // Only the rules know that there is no such fact.
  const news = 'news/cooking-evenings/en.yaml'
  const isChecked = write(news, published(news).replace(/^title: .*/m, 'title: "Typed {rh-9010.nothing}"'))
  const url = articleUrl('en', 'news', 'cooking-evenings')
  expect((await shownAt(url)).faults).toEqual([])
  await isChecked
  expect((await shownAt(url)).faults).toMatchObject([{ file: news }])
  content.close()
})
