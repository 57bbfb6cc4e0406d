import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Language, languageNames, languages } from '#contract/languages.ts'
import { paths } from '#contract/pages/paths.ts'
import { pageKeys } from '#contract/pages/table.ts'
import { slugOf } from '#contract/pages/text-pages.ts'
import { localPath, pageUrl } from '#contract/pages/urls.ts'
import { checkContent } from '#publishing/check/check-content.ts'
import type { Coverage } from '#publishing/check/coverage.ts'
import { indexedPages } from '#server/pages/indexed-pages.ts'
import { servesDemo } from '#tests/support/demo-content.ts'
import { headlineFonts } from '#tests/support/headline-fonts.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { servedContent } from '#tests/support/served-content.ts'
import { readSitemap } from '#tests/support/sitemap.ts'
import { type Answer, crawl, reachableFrom, urlOnSite } from './crawl.ts'
import { htmlFaults } from './html-checker.ts'
import type { PageFacts } from './page-facts.ts'
import { pageKinds } from './page-kinds.ts'
import { readStructuredData } from './structured-data.ts'
import { builtClasses } from './unstyled-classes.ts'
import { foreignIn } from './written-language.ts'

// Renders and parses more than a thousand pages: half a minute on an idle machine, many minutes on a busy one.
const crawlTimeout = 1_800_000

let site: RunningSite
let answers: Map<string, Answer>
/** Every page once, with the first URL that returned it. */
let pages: [url: string, page: PageFacts][]
let coverage: readonly Coverage[]

beforeAll(async () => {
  ;({ coverage } = await checkContent(servedContent))
  site = await runSite({ content: servedContent, inPlace: true, compress: false })
  answers = await crawl(site, [...homes, ...listed()])
  const once = new Map<PageFacts, string>()
  for (const [url, { page, status }] of answers) if (page && status === 200 && !once.has(page)) once.set(page, url)
  pages = [...once].map(([page, url]) => [url, page])
}, crawlTimeout)
afterAll(() => site[Symbol.asyncDispose]())

const homes = languageNames.map((language) => pageUrl(language, 'home'))
/** The pages that the sitemap must list, in all languages. */
const listed = () => indexedPages(site.content.current()).flatMap((page) => languageNames.map(page))
/** Whether a URL belongs to a written page that this content lacks. Menus and project pages link to it anyway. */
function isUnwritten(url: string): boolean {
  const path = url.replace(/\?.*/, '').toLowerCase()
  const ofPage = writtenPages.filter((page) =>
    languageNames.some((language) => localPath(language, paths[page]).toLowerCase() === path),
  )
  return ofPage.some((page) => !listed().includes(localPath('en', paths[page])))
}
const onSite = (link: string, from: string) => urlOnSite(link, from, site)
/** Whether the content is fully translated. `npm run content check` lists missing translations. */
const isComplete = () => coverage.every(({ total, present }) => languageNames.every((language) => present[language] === total))
const untranslated = 'the content is not completely translated'
const indexed = () => pages.filter(([, { noIndex }]) => !noIndex)

/** Lists each fault once, with the first page that has it, because a fault in the footer is on every page. */
function faults(judge: (url: string, page: PageFacts) => (string | undefined | false)[]): string[] {
  const found = new Map<string, string[]>()
  for (const [url, page] of pages) {
    for (const fault of judge(url, page)) if (fault) found.set(fault, [...(found.get(fault) ?? []), url])
  }
  return [...found].map(([fault, [first, ...more]]) => `${first}${more.length > 0 ? ` and ${more.length} more` : ''}: ${fault}`)
}

describe('a crawl of the site from / in all five languages', () => {
  it('G9: reaches every page of the sitemap', () => {
    const reached = reachableFrom(homes, answers)
    const unlinked = listed().filter((url) => !reached.has(url))
    // Other content may lack texts with links: for example, only the privacy text links to the withdrawal of consent.
    if (servesDemo) expect(unlinked).toEqual([])
    for (const language of languageNames) {
      const count = pages.filter(([, { lang }]) => lang === language).length
      expect(count, language).toBeGreaterThanOrEqual(listed().length / languageNames.length)
    }
  })

  it('G9: has no broken links', () => {
    const broken = [...answers]
      .filter(([, { status, location }]) => status !== 200 && !(status === 301 && location !== null))
      .filter(([url]) => !isUnwritten(url))
      .map(([url, { status, linkedFrom }]) => `${url} answers ${status}, linked from ${linkedFrom}`)
    expect(broken).toEqual([])
    expect(site.failures).toEqual([])
  })

  it('G9: redirects lead to a page, not to another redirect', () => {
    const chains = [...answers].filter(([url, { location }]) => {
      const target = location === null ? undefined : onSite(location, url)
      return target !== undefined && answers.get(target)?.status !== 200
    })
    expect(chains.map(([url]) => url)).toEqual([])
  })

  it('G9: the fragment of a link exists on the linked page', () => {
    expect(
      faults((url, { links }) =>
        links.map((link) => {
          const fragment = decodeURIComponent(new URL(link, site.origin + url).hash.slice(1))
          const target = onSite(link, url)
          if (fragment === '' || target === undefined) return undefined
          const isThere = answers.get(target)?.page?.ids.has(fragment) === true || isUnwritten(target)
          return !isThere && `${link} names an id that is not there`
        }),
      ),
    ).toEqual([])
  })

  it('G14: every page has a picture for link previews', () => {
    expect(faults((_url, { previewPicture }) => [previewPicture === '' && 'has no picture'])).toEqual([])
  })

  it('G6: a link is a page, a phone number or an email url, and never empty', () => {
    const known = /^(https:\/\/|mailto:[^@\s]+@[^@\s]+$|tel:\+?[\d-]+$|whatsapp:|weixin:|#.)/
    expect(
      faults((url, { links }) =>
        links.map((link) => (onSite(link, url) === undefined || link === '') && !known.test(link) && `leads to “${link}”`),
      ),
    ).toEqual([])
  })

  it(
    'G11: every picture, video, stylesheet and script exists',
    async () => {
      const catalog = site.content.current()
      const files = new Map<string, string>()
      // Most pages have the same files. Their URLs start with a slash or name a site, so they don't depend on the page.
      for (const [url, page] of pages) for (const file of page.files) if (!files.has(file)) files.set(file, url)
      const missing: string[] = []
      for (const [name, url] of files) {
        const file = onSite(name, url) ?? name
        // Pictures are encoded on the first request; checking that the master exists is enough.
        const isThere = /\.(avif|webp|jpg)$/.test(file)
          ? catalog.resolveMedia(file) !== undefined
          : file.startsWith('data:') || (await fetch(site.origin + file, { method: 'HEAD' })).ok
        if (!isThere) missing.push(`${file} on ${url}`)
      }
      // Every picture of the content is on some page, in at least one size.
      expect(files.size).toBeGreaterThan([...catalog.pictures()].length)
      expect(missing).toEqual([])
    },
    crawlTimeout,
  )

  it('G11: every picture has width and height, so that it causes no layout shift', () => {
    expect(faults((_, { unsizedPictures }) => unsizedPictures)).toEqual([])
  })

  it('G11: every class of a page that has rules in a stylesheet has them in the page', () => {
    const inFiles = builtClasses()
    expect(faults((_, { unstyledClasses }) => unstyledClasses.filter((name) => inFiles.has(name)))).toEqual([])
  })

  it('every page is valid HTML without style attributes and event handler attributes', () => {
    expect(faults((_, { markupFaults }) => markupFaults)).toEqual([])
  })

  it('the Nu HTML checker reports no error and no warning for any kind of page', { timeout: crawlTimeout }, async () => {
    const bodies = new Map<string, string>()
    for (const { url, status } of pageKinds(site.content.current())) {
      const answer = await fetch(site.origin + url, { redirect: 'manual' })
      expect(answer.status, url).toBe(status)
      bodies.set(url, await answer.text())
    }
    expect(bodies.size).toBeGreaterThan(20)
    expect(await htmlFaults(bodies)).toEqual([])
  })

  it('G8: every page has a title with the brand, a description and one main heading', () => {
    const end = ` – ${site.content.current().site('en').brand}`
    const isTitle = (title = '') => title.endsWith(end) && title.length > end.length
    expect(
      faults((_, { titles, descriptions, headings, noIndex }) => [
        (titles.length !== 1 || !isTitle(titles[0])) && `titles ${titles.join(' | ')}`,
        (headings.length !== 1 || headings[0] === '') && `main headings ${headings.join(' | ')}`,
        (descriptions.length !== 1 || (!noIndex && (descriptions[0] ?? '').length < (isComplete() ? 15 : 1))) &&
          `descriptions ${descriptions.join(' | ')}`,
      ]),
    ).toEqual([])
  })

  it('G8: no two pages of a language share a title or a description', ({ skip }) => {
    skip(!isComplete(), untranslated)
    for (const words of ['titles', 'descriptions'] as const) {
      const owners = new Map<string, Set<string>>()
      for (const [, page] of indexed()) {
        const text = `${page.lang}: ${page[words][0]}`
        owners.set(text, (owners.get(text) ?? new Set()).add(page.canonicals[0] ?? ''))
      }
      expect([...owners].filter(([, urls]) => urls.size > 1).map(([text, urls]) => [text, ...urls])).toEqual([])
    }
  })

  it('G2: a page has the language of its URL', () => {
    expect(
      faults((url, { lang }) => {
        const named = languages.find(({ prefix }) => prefix !== '' && url.split(/[/?]/)[1] === prefix)?.language ?? 'en'
        return [lang !== named && `says it is ${lang}`]
      }),
    ).toEqual([])
  })

  it('G1: a page links to itself as canonical URL and to its other languages, and they link back', () => {
    const byCanonical = new Map(indexed().map(([, page]) => [page.canonicals[0], page]))
    expect(
      faults((_, { canonicals, alternates, lang, noIndex }) => [
        noIndex !== (canonicals.length === 0) && `canonical ${canonicals.join(' | ')}`,
        canonicals.length > 1 && 'several canonical urls',
        !noIndex && alternates[lang] !== canonicals[0] && `its own alternate is ${alternates[lang]}`,
        !noIndex && alternates['x-default'] !== alternates['en'] && 'x-default is not English',
        ...languageNames.map((other) => {
          const counterpart = byCanonical.get(alternates[other] ?? '')
          const same = JSON.stringify(counterpart?.alternates) === JSON.stringify(alternates)
          return !noIndex && !same && `${other}: ${alternates[other]} does not name it back`
        }),
      ]),
    ).toEqual([])
  })

  it('G1: text in another language has a `lang` attribute', ({ skip }) => {
    skip(!isComplete(), untranslated)
    expect(
      faults((_, { passages, lang }) =>
        passages.map(({ lang: said, text }) => {
          const language = languageNames.find((name) => name === said)
          const why = language ? foreignIn(text, language) : `nobody speaks “${said}”`
          return why && `(${lang}) ${why}: ${text.slice(0, 80)}`
        }),
      ),
    ).toEqual([])
  })

  it('G1: no text falls back to English', ({ skip }) => {
    skip(!isComplete(), untranslated)
    expect(
      faults((_, { passages, lang }) =>
        passages.map(({ lang: said, text }) => said === 'en' && lang !== 'en' && !englishEverywhere.has(text) && text),
      ),
    ).toEqual([])
  })

  it.for([
    ['X2', 'about'],
    ['X4', 'shoppingGuide'],
    ['X5', 'featureStory'],
    ['X6', 'brand'],
    ['X7', 'worldOutlets'],
    ['X8', 'servicePromise'],
    ['X9', 'servicePhilosophy'],
    ['X10', 'terms'],
    ['O4', 'serviceIdea'],
    ['O4', 'engineering'],
    ['O4', 'afterSalesProcess'],
  ] as const)('%s: the page %s has the same sections in all five languages', ([, key], { skip }) => {
    skip(isUnwritten(pageUrl('en', key)), 'the content does not have this page')
    skip(!isComplete(), untranslated)
    const parts = languageNames.map((language) => answers.get(pageUrl(language, key))?.page?.parts ?? [])
    expect(new Set(parts.map(({ length }) => length)).size).toBe(1)
    expect(parts[0]?.length).toBeGreaterThanOrEqual(2)
    expect(new Set(parts.map((part) => part.join('|'))).size).toBe(languageNames.length)
  })

  it('Chinese and Korean headlines are set in their own face: 98 of 100 at least, so that a new text needs no new font at once', ({
    skip,
  }) => {
    skip(!servesDemo, 'the faces have the characters of the demo')
    for (const { language, file } of headlineFonts) {
      const has = new Set(readFileSync(`app/styles/fonts/${file}.txt`, 'utf8'))
      const texts = pages
        .filter(([, { lang }]) => lang === language)
        .flatMap(([, { headings, parts, smallHeadings }]) => [...headings, ...parts, ...smallHeadings])
      const headlines = [...new Set(texts)]
      const others = headlines.filter((text) => [...text].some((character) => character > '\u00ff' && !has.has(character)))
      expect(headlines.length, language).toBeGreaterThan(100)
      expect(
        others.length / headlines.length,
        `${language}: run npm run fonts:headlines for ${others.join(', ')}`,
      ).toBeLessThanOrEqual(0.02)
    }
  })

  it('structured data has all fields that schema.org and search engines require, with URLs that exist', () => {
    const catalog = site.content.current()
    expect(
      faults((url, { structuredData }) =>
        structuredData.map(readStructuredData).flatMap((block) => [
          ...block.faults,
          ...block.urls.map((dataUrl) => {
            if (/^(tel|mailto):/.test(dataUrl)) return undefined
            if (!URL.canParse(dataUrl)) return `${dataUrl} is no absolute URL`
            if (dataUrl.startsWith('https://')) return undefined
            const target = onSite(dataUrl, url) ?? dataUrl
            const isThere =
              answers.get(target)?.status === 200 || catalog.resolveMedia(target) || /^\/[\w.-]+\.(svg|png)$/.test(target)
            return !isThere && !isUnwritten(target) && `${dataUrl} does not exist`
          }),
        ]),
      ),
    ).toEqual([])
  })

  it('the sitemap lists exactly the pages that search engines may index', async () => {
    const { urls: listed } = await readSitemap(site.origin)
    const { publicUrl, content } = site
    const isOnSale = new Set(content.current().productCodes())
    const discontinued = content
      .current()
      .supportedCodes()
      .filter((code) => !isOnSale.has(code))
    // Articles may link to discontinued products; lists and the sitemap do not.
    const unlisted = new Set(
      languageNames.flatMap((language) => discontinued.map((code) => publicUrl + pageUrl(language, 'product', { id: code }))),
    )
    const found = new Set(indexed().map(([, { canonicals }]) => canonicals[0] ?? ''))
    expect(listed.filter((url) => !found.has(url))).toEqual([])
    expect([...found].filter((url) => !listed.includes(url) && !unlisted.has(url))).toEqual([])
  })

  it.each(languageNames)('N2: the news feed links to existing pages, %s', async (language: Language) => {
    const xml = await (await fetch(site.origin + localPath(language, '/rss.xml'))).text()
    const links = [...xml.matchAll(/<link>([^<]+)<\/link>/g)].map(([, url = '']) => onSite(url, '/') ?? url)
    // The news list and the latest fifty articles.
    expect(links).toHaveLength(1 + Math.min(50, site.content.current().articles(language, 'news').length))
    expect(links.filter((link) => answers.get(link)?.status !== 200)).toEqual([])
  })
})

/** Pages whose text is in the content. */
const writtenPages = pageKeys.filter((page) => slugOf(page) !== undefined)

/** Text that is English in every language: language names, and the title of the brand page (X6). */
const englishEverywhere: ReadonlySet<string> = new Set(['EN', 'English', 'Happiness starts in your kitchen'])
