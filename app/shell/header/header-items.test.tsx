import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageProvider } from '#app/language/language.tsx'
import { loadAllMessages } from '#app/language/messages.ts'
import { type NavigationLink, type RootData, RootDataContext } from '#app/loading/root-data.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { LinksItem } from './header-items.tsx'

await loadAllMessages()

const Services = () => <LinksItem place="services" />
const Page = createRoutesStub([{ path: '/', Component: Services }])

/** The services place of the header, rendered with these links. */
function services(links: readonly Pick<NavigationLink, 'href' | 'label'>[]): string {
  const navigation = links.map((link) => ({ ...link, header: 'services' as const }))
  return renderToStaticMarkup(
    // It reads nothing else of the frame's data.
    <RootDataContext value={{ navigation } as RootData}>
      <LanguageProvider language="en">
        <Page />
      </LanguageProvider>
    </RootDataContext>,
  )
}

const faq = { href: pageUrl('en', 'faq'), label: 'Questions and answers' }
const manuals = { href: pageUrl('en', 'manuals'), label: 'Manuals' }

it('G5: a place without links is not rendered', () => {
  expect(services([])).toBe('')
})

it('G5: a place with one link is a plain link', () => {
  expect(services([faq])).toMatch(/^<li><a[^>]* href="\/words"[^>]*>Questions and answers<\/a><\/li>$/)
})

it('G5: a place with several links is a menu, which works without JavaScript too', () => {
  const html = services([faq, manuals])
  expect(html).toContain('>Services<')
  expect(html).toMatch(/<noscript>.*href="\/words".*href="\/machine".*<\/noscript>/)
})
