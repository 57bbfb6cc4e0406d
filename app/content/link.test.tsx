import { renderToString } from 'react-dom/server'
import { type LinkProps, MemoryRouter, Link as RouterLink } from 'react-router'
import { expect, it } from 'vitest'
import { pageUrl } from '#contract/pages/urls.ts'
import { Link } from './link.tsx'

const html = (Component: typeof Link | typeof RouterLink, props: LinkProps) =>
  renderToString(
    <MemoryRouter initialEntries={[pageUrl('ko', 'productList', { id: '1' })]}>
      <Component {...props} />
    </MemoryRouter>,
  )

it.each<[string, LinkProps]>([
  ['a page', { to: `${pageUrl('ko', 'product', { id: 'RH-9010' })}&a=b%20c#tabs`, className: 'a', children: 'RH-9010' }],
  ['home', { to: '/' }],
  ['a place on the same page', { to: '#tabs' }],
  ['the same page with another query', { to: '?id=2' }],
  ['a location', { to: { search: 'id=2' } }],
  ['a relative path', { to: '../words' }],
  ['dot segments', { to: '/a/../b' }],
  ['double slashes', { to: '/a//b' }],
  ['another site', { to: 'https://example.com/a' }],
  ['a host without scheme', { to: '//example.com/a' }],
  ['all behaviour of the router', { to: '/a', preventScrollReset: true, viewTransition: true, target: '_top' }],
  ['a new document', { to: '/a', reloadDocument: true }],
])('on the server a link has the attributes that the router gives it: %s', (_name, props) => {
  expect(html(Link, props)).toBe(html(RouterLink, { ...props, discover: 'none' }))
})
