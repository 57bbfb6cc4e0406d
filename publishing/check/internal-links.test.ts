import { describe, expect, it } from 'vitest'
import { fixtureDraft } from '../testing/fixture.ts'
import { internalLinks } from './internal-links.ts'

const rule = internalLinks
const messagesFor = async (link: string) => {
  const draft = await fixtureDraft({
    'products/rh-0002/en.yaml': (text) => text.replace('intro: Small.', `intro: "See [this](${link})."`),
  })
  return rule(draft).map(({ message }) => message)
}

it('links are checked in every Markdown text', async () => {
  const broken = '[x](/nowhere)'
  const draft = await fixtureDraft({
    'news/new-hood/ko.yaml': (text) => text.replace('**now**', broken),
    'faq/range-hoods/id.yaml': (text) => text.replace('**before**', broken),
    'pages/brand/en.yaml': (text) => text.replace('It goes on.', `"${broken}"`),
    'notices/rh-0001-glass/en.yaml': (text) => text.replace('**plate**', broken),
  })
  expect(
    rule(draft)
      .map(({ file, field }) => `${file} ${field}`)
      .sort(),
  ).toEqual([
    'faq/range-hoods/id.yaml smoke.content',
    'news/new-hood/ko.yaml content',
    'notices/rh-0001-glass/en.yaml content',
    'pages/brand/en.yaml sections.today.text',
  ])
})

describe('links in Markdown', () => {
  it.each([
    '/productlist?id=2',
    '/productDetail?id=SD-0001',
    '/features/vela',
    '/infodetion?id=new-hood',
    '/detailsproject?id=tan-house',
    '/informationcopy',
    '/informationcopy?id=sunday-lunch',
    '/words?id=6',
    '/engineering',
    '/support?id=RH-0090',
    'https://example.com/x',
    'tel:+6560000000',
    '#top',
  ])('%s is valid', async (link) => expect(await messagesFor(link)).toEqual([]))

  it.each([
    { link: '/productlists', message: 'there is no page /productlists' },
    { link: '/productdetail?id=SD-9999', message: 'there is no product SD-9999' },
    { link: '/detailstomenu?id=new-hood', message: 'there is no recipe new-hood' },
    { link: '/detailstovideo', message: 'the link needs an id at its end, such as /detailstovideo?id=…, to name a video' },
    { link: '/informationcopy?id=nobody', message: 'there is no Happy Kitchen entry nobody' },
    { link: '/machine?id=7', message: 'there is no category 7' },
    { link: '/support?id=SD-9999', message: 'there is no product SD-9999' },
    { link: '/features/nowhere', message: 'there is no feature nowhere' },
    // The parser sees another target than a quick look at the text.
    { link: '</nowhere>', message: 'there is no page /nowhere' },
    { link: '/machine?id=1&#55;', message: 'there is no category 17' },
    { link: '/now\\\\_here', message: 'there is no page /now_here' },
    { link: "/nowhere 'A title'", message: 'there is no page /nowhere' },
    {
      link: 'www.example.com',
      message:
        'www.example.com is not a complete link: start it with / for a page of this site, or with https:// for another site',
    },
  ])('$link is reported', async ({ link, message }) => expect(await messagesFor(link)).toEqual([message]))
})
