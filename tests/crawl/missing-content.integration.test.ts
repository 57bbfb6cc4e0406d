import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { articleUrl, pageUrl, productListUrl } from '#contract/pages/urls.ts'
import { type RunningSite, runSite } from '#tests/support/running-site.ts'
import { wordsIn } from '#tests/support/words.ts'
import { readPage } from './page-facts.ts'

let site: RunningSite

// The small test content lacks many parts, which these tests need.
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site[Symbol.asyncDispose]())

async function pageAt(url: string) {
  const response = await fetch(site.origin + url)
  expect(response.status).toBe(200)
  const html = await response.text()
  return { ...readPage(html), html }
}

/** Edits a content file of the running site. */
function edit({ contentFolder }: RunningSite, file: string, change: (text: string) => string) {
  const path = join(contentFolder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

describe('missing content', () => {
  it.each(['en', 'zh-Hant'] as const)(
    'K1: a category without questions says so and links to help, %s',
    async (language: Language) => {
      const t = wordsIn(language)
      const { passages, links } = await pageAt(pageUrl(language, 'faq', { id: '3' }))
      const [empty = ''] = t('faq.empty', { category: '\n' }).split('\n')
      expect(passages.some(({ text }) => text.startsWith(empty) && text.length > empty.length)).toBe(true)
      expect(links.some((link) => link.startsWith('tel:'))).toBe(true)
    },
  )

  it('K2: a series without products says so and links to the category', async () => {
    await using own = await runSite()
    const { version } = own.content.status()
    edit(
      own,
      'series/isola/series.yaml',
      (text) => `${text}picture: /categories/range-hoods/pictures/wide.webp\npictureAlt: { en: A kitchen island }\n`,
    )
    edit(own, 'products/rh-0002/product.yaml', (text) => text.replace('series: isola', 'series: vela'))
    await expect.poll(() => own.content.status().version, { timeout: 120_000 }).not.toBe(version)
    const html = await (await fetch(own.origin + pageUrl('en', 'manuals', { id: '1' }))).text()
    const { passages, links } = readPage(html)
    expect(passages.map(({ text }) => text)).toContain(wordsIn('en')('manuals.seriesEmpty'))
    expect(links).toContain(productListUrl('en', 1))
  })

  it('N5: untranslated text is in English and marked as such; the rest of the page is in the visitor’s language', async () => {
    const { lang, passages } = await pageAt(articleUrl('ko', 'news', 'showroom'))
    expect(lang).toBe('ko')
    const english = (await pageAt(articleUrl('en', 'news', 'showroom'))).headings[0]
    expect(passages.filter(({ text }) => text === english).map((passage) => passage.lang)).toContain('en')
    expect(passages.filter((passage) => passage.lang === 'ko').length).toBeGreaterThan(20)
  })

  it('S2: an untranslated area is in English and marked as such', async () => {
    await using own = await runSite()
    const { version } = own.content.status()
    edit(own, 'shops/areas.yaml', (text) => text.replace(', ko: Southeast Asia', ''))
    await expect.poll(() => own.content.status().version, { timeout: 120_000 }).not.toBe(version)
    const { passages } = readPage(await (await fetch(own.origin + pageUrl('ko', 'shopFinder'))).text())
    const said = passages.filter(({ text }) => text.startsWith('Southeast Asia')).map(({ lang }) => lang)
    expect(said.length).toBeGreaterThan(0)
    expect(new Set(said)).toEqual(new Set(['en']))
  })

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>'])(
    '%s in an article never reaches its page: the site keeps serving the last valid content, and the check names the file',
    async (html) => {
      await using own = await runSite()
      const url = own.origin + articleUrl('en', 'news', 'new-hood')
      const before = await (await fetch(url)).text()
      edit(own, 'news/new-hood/en.yaml', (text) => text.replace('**now**', html))
      await expect.poll(() => own.content.status().problem?.[0]?.file, { timeout: 120_000 }).toContain('news/new-hood/en.yaml')
      expect(own.content.status().problem?.[0]?.message).toContain('is HTML')
      expect(await (await fetch(url)).text()).toBe(before)
    },
  )
})
