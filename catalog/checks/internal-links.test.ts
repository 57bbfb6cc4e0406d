import { describe, expect, it } from 'vitest'
import { fixtureDraft } from '../testing/fixture.ts'
import { internalLinks } from './internal-links.ts'

const rule = internalLinks({ all: ['/', '/productlist', '/productdetail'], product: '/productdetail', feature: '/features' })
const messagesFor = async (link: string) => {
  const draft = await fixtureDraft({
    'products/rh-0002/en.yaml': (text) => text.replace('intro: Small.', `intro: "See [this](${link})."`),
  })
  return rule(draft).map(({ message }) => message)
}

describe('links in Markdown', () => {
  it.each([
    '/productlist?id=2',
    '/productDetail?id=SD-0001',
    '/features/vela',
    'https://example.com/x',
    'tel:+6560000000',
    '#top',
  ])('%s leads somewhere', async (link) => expect(await messagesFor(link)).toEqual([]))

  it.each([
    { link: '/productlists', message: 'there is no page /productlists' },
    { link: '/productdetail?id=SD-9999', message: 'there is no product SD-9999' },
    { link: '/features/nowhere', message: 'there is no feature nowhere' },
    { link: 'www.example.com', message: 'www.example.com is no address: begin with / for this site, with https:// for another' },
  ])('$link leads nowhere', async ({ link, message }) => expect(await messagesFor(link)).toEqual([message]))
})
