import { expect, it } from 'vitest'
import { loadCatalog } from '#catalog/load-catalog.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { interfaceMessages } from '#i18n/interface/messages-for.server.ts'
import { builtApp } from '../assemble.ts'

const { files, ...app } = await builtApp()
const catalog = await loadCatalog('tests/content')

/** What the first module of a page imports as data, from the built files. */
async function imported(url: string) {
  const request = new Request(`http://localhost${url}`)
  const page = await app.render(request, { catalog, origin: 'http://localhost', nonce: 'n1', reportError: console.error })
  const urls = [...page.text.matchAll(/import data\d+ from "([^"]+)"/g)].map(([, file = '']) => file)
  const codes = urls.map((file) => files.byUrl(file)?.identity?.toString() ?? `no ${file}`)
  return { page, data: codes.map((code) => JSON.parse(code.replace('export default ', ''))) }
}

it.each(['en', 'zh-Hant'] as const)('G11: the built files have the messages of a page in its language: %s', async (language) => {
  const { page, data } = await imported(pageUrl(language, 'feedback'))
  const words = interfaceMessages[language]
  expect(data).toMatchObject([
    {
      messages: { 'nav.home': words['nav.home'] },
      navigation: expect.arrayContaining([expect.objectContaining({ label: words['navigation.home'] })]),
    },
    { messages: { 'feedback.title': words['feedback.title'] } },
  ])
  expect(page.data).not.toContain('"messages"')
})
