import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languageNames } from '#contract/languages.ts'
import { en } from '#i18n/interface/en.ts'
import { interfaceMessages } from '#i18n/interface/interface-messages.server.ts'
import type { Translate } from '#i18n/interface/translator.ts'
import { LanguageProvider } from './language.tsx'
import { loadAllMessages, ModuleUrlContext, useMessages } from './messages.ts'

await loadAllMessages()

function Example() {
  const t = useMessages('care', 'common')
  // @ts-expect-error: a key of another area
  const other = () => t('search.title')
  // @ts-expect-error: the message takes an argument
  const without = () => t('share.notCopied')
  return typeof other === typeof without && `${t('care.title')} ${t('share.notCopied', { url: '/' })}`
}

it('G1: a component gets the messages of the areas that it names, and a key of another one does not compile', () => {
  for (const language of languageNames) {
    const html = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <Example />
      </LanguageProvider>,
    )
    expect(html).toBe(
      `${interfaceMessages[language]['care.title']} ${interfaceMessages[language]['share.notCopied'].replace('{url}', '/')}`,
    )
  }
})

it('G1: a function that translates says which areas it needs', () => {
  const careTitle = (t: Translate<'care'>) => t('care.title')
  const calls = [
    (t: Translate) => careTitle(t),
    (t: Translate<'care' | 'news'>) => careTitle(t),
    // @ts-expect-error: without the area
    (t: Translate<'news'>) => careTitle(t),
    // @ts-expect-error: one of many
    (t: Translate<'care'>) => ((all: Translate) => all('care.title'))(t),
  ]
  expect(calls).toHaveLength(4)
})

it('G1: no key is in two areas', () => {
  const keys = Object.values(en).flatMap((messages) => Object.keys(messages))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

it('G1: the HTML preloads the modules that the page used, in its language', () => {
  const html = renderToStaticMarkup(
    <ModuleUrlContext value={(path) => `/assets${path}`}>
      <LanguageProvider language="zh-Hant">
        <Example />
      </LanguageProvider>
    </ModuleUrlContext>,
  )
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
  expect(preloads).toEqual([
    '/assets/app/language/areas/zh-hant.ts',
    '/assets/i18n/interface/care/zh-hant.ts',
    '/assets/i18n/interface/common/zh-hant.ts',
  ])
})
