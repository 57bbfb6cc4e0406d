import { describe, expect, it } from 'vitest'
import { createCatalog } from '#catalog/create-catalog.ts'
import { languageNames } from '#contract/languages.ts'
import { loadIndex } from '#publishing/load-catalog.ts'
import { servesDemo } from '#tests/support/demo-content.ts'
import { servedContent } from '#tests/support/served-content.ts'
import { answers } from './answer.ts'
import { measure } from './measure.ts'
import { asked, queries, questions } from './queries.ts'
import { siteLinks } from './site-links.ts'
import { siteSearch } from './site-search.ts'

/** In each language. */
const leastMeanReciprocalRank = 0.9
const today = '2026-12-31'

// The queries ask for what the demo has.
describe.runIf(servesDemo)('what visitors search for', async () => {
  const catalog = createCatalog(await loadIndex(servedContent), today)

  const search = siteSearch(catalog)

  it.each(languageNames)('Q4: is found in %s', async (language) => {
    const ofLanguage = [...queries, ...questions].filter((query) => query.language === language)
    expect((await measure(ofLanguage, search)).meanReciprocalRank).toBeGreaterThanOrEqual(leastMeanReciprocalRank)
  })

  it.each(languageNames)('Q4: is found in %s when it is asked in everyday words', async (language) => {
    const ofLanguage = asked.filter((query) => query.language === language)
    expect((await measure(ofLanguage, search)).meanReciprocalRank).toBeGreaterThanOrEqual(leastMeanReciprocalRank)
  })

  it.each([
    ['en', 'can I wash fruit in the dishwasher'],
    ['zh-Hans', '新买的烤箱有股怪味'],
    ['zh-Hant', '新焗爐有股怪味'],
    ['ko', '새 오븐에서 연기가 나요'],
    ['id', 'oven baru bau dan berasap'],
  ] as const)('Q4: the card of a category is no answer to a question in %s: %s', async (language, query) =>
    expect((await search(language, query))[0]).not.toContain('/productlist'),
  )

  it.each([
    ['en', 'how much is a repair'],
    ['zh-Hans', '修理多少钱'],
    ['zh-Hant', '維修幾多錢'],
    ['ko', '설치비 얼마예요'],
    ['id', 'berapa biaya perbaikan'],
  ] as const)('Q4: the price of a service leads to the charges in %s: %s', async (language, query) =>
    expect((await search(language, query))[0]).toBe('/charges'),
  )

  it.each([
    ['en', 'how much is a hood'],
    ['zh-Hans', '抽油烟机多少钱'],
    ['zh-Hant', '抽油煙機幾多錢'],
    ['ko', '후드 얼마예요'],
    ['id', 'berapa harga hood'],
  ] as const)('Q4: the price of a category leads to its products in %s: %s', async (language, query) =>
    expect((await search(language, query))[0]).toContain('/productdetail?id=RH-'),
  )

  it.each([
    ['en', ['visit', 'showroom', 'book a visit', 'appointment', 'where is your showroom', 'can I visit your showroom']],
    ['zh-Hans', ['预约', '参观', '展厅', '预约参观', '展厅在哪里', '可以参观展厅吗']],
    ['zh-Hant', ['預約', '參觀', '展廳', '預約參觀', '展廳喺邊', '可以參觀展廳嗎']],
    ['ko', ['방문', '방문 예약', '예약', '쇼룸', '쇼룸 어디예요', '전시장은 어디에 있나요']],
    ['id', ['kunjungan', 'showroom', 'ruang pamer', 'janji temu', 'di mana showroom', 'di mana showroom Anda']],
  ] as const)('VB5: who wants to see a showroom is led to the page that books a visit, in %s', async (language, wanted) => {
    for (const query of wanted) expect((await search(language, query))[0], query).toBe('/visit')
  })

  it.each(languageNames)('Q4: a fault code leads to its question in %s, however it is spelt', async (language) => {
    const [expected] = await search(language, 'E5')
    expect(expected).toContain('/words?id=5')
    for (const query of ['error E5', 'E05', 'E-5', 'error code E05', '错误 E5', 'E5 오류']) {
      expect(catalog.search(language, query, 1)).not.toHaveProperty('language')
      expect((await search(language, query))[0], query).toBe(expected)
    }
  })

  it('is on the site', () => {
    const links = siteLinks(catalog)
    const missing = [...queries, ...questions, ...asked].flatMap(({ language, query, expect: expected }) =>
      expected
        .filter((answer) => !links.some((link) => answers(answer, link)))
        .map((answer) => `${language} ${query}: ${JSON.stringify(answer)}`),
    )
    expect(missing).toEqual([])
  })

  it.each(languageNames)('is asked once per language (%s), at least a hundred times', (language) => {
    const ofLanguage = [...queries, ...questions, ...asked].filter((query) => query.language === language)
    expect(ofLanguage.length).toBeGreaterThanOrEqual(100)
    expect(asked.filter((query) => query.language === language).length).toBeGreaterThanOrEqual(40)
    expect(new Set(ofLanguage.map(({ query }) => query)).size).toBe(ofLanguage.length)
  })
})
