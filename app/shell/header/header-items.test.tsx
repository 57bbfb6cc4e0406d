import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageProvider } from '#app/language/language.tsx'
import type { NavigationLink } from '#app/loading/root-data.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import { messagesFor } from '#i18n/interface/messages-for.server.ts'
import { LinksItem } from './header-items.tsx'

function Services() {
  return (
    <LanguageProvider language="en" messages={messagesFor('en', 'nav')}>
      <LinksItem place="services" />
    </LanguageProvider>
  )
}
const Page = createRoutesStub([{ id: 'root', path: '/', Component: Services }])

/** The services place of the header, rendered with these links. */
function services(navigation: readonly Pick<NavigationLink, 'href' | 'label'>[]): string {
  const links = navigation.map((link) => ({ ...link, page: link.href, header: 'services' }))
  return renderToStaticMarkup(<Page hydrationData={{ loaderData: { root: { navigation: links } } }} />)
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
