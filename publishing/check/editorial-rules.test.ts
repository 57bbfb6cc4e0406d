import { describe, expect, it } from 'vitest'
import { readContent } from '../read/read-content.ts'
import { type Edits, fixtureDraft, fixtureFiles } from '../testing/fixture.ts'
import { advice, rules } from './all-rules.ts'

const swap = (from: string, to: string) => (text: string) => text.replace(from, to)
const add = (text: string) => (before: string) => before + text

async function faultsAfter(edits: Edits) {
  const draft = await fixtureDraft(edits)
  return rules.flatMap((rule) => rule(draft)).map(({ file, field }) => `${file} ${field}`.trim())
}

type Case = { title: string; edits: Edits; faults: string[] }

const cases: Case[] = [
  {
    title: 'H4: unknown hot news',
    edits: { 'home.yaml': swap('new-hood', 'no-hood') },
    faults: ['home.yaml hotNews.1'],
  },
  {
    title: 'H5: an unknown hot recipe',
    edits: { 'home.yaml': swap('pineapple-tarts', 'pie') },
    faults: ['home.yaml hotRecipes.0'],
  },
  {
    title: 'news about an unknown product',
    edits: { 'news/new-hood/news.yaml': swap('RH-0090', 'RH-0099') },
    faults: ['news/new-hood/news.yaml products.1'],
  },
  {
    title: 'a recipe for an unknown product',
    edits: { 'recipes/pineapple-tarts/recipe.yaml': swap('RH-0001', 'RH-0099') },
    faults: ['recipes/pineapple-tarts/recipe.yaml products.0'],
  },
  {
    title: 'a video of an unknown product',
    edits: { 'videos/wok-smoke/video.yaml': swap('product: RH-0001', 'product: RH-0099') },
    faults: ['videos/wok-smoke/video.yaml product'],
  },
  {
    title: 'an article without English words',
    edits: { 'happiness/alone/happiness.yaml': add('published: 2026-01-01\npicture: a.webp\n') },
    faults: ['happiness/alone/happiness.yaml'],
  },
  {
    title: 'G12: a picture of an article without alternative text',
    edits: { 'cases/tan-house/en.yaml': swap('pictureAlt: A kitchen (en)\n', '') },
    faults: ['cases/tan-house/en.yaml pictureAlt'],
  },
  {
    title: 'G12: a video of a product without a text that says what it shows',
    edits: { 'products/rh-0001/en.yaml': swap('videoText: The hood turns once (en)\n', '') },
    faults: ['products/rh-0001/en.yaml videoText'],
  },
  {
    title: 'G12: a picture of a section without alternative text',
    edits: { 'pages/brand/en.yaml': swap(', pictureAlt: A wok (en)', '') },
    faults: ['pages/brand/en.yaml sections.origin.pictureAlt'],
  },
  {
    title: 'X16: a press picture without a caption',
    edits: { 'press/new-hood/ko.yaml': swap('captions: [The hood in a kitchen (ko)]', 'captions: []') },
    faults: ['press/new-hood/ko.yaml captions'],
  },
  {
    title: 'X16: a press release about an unknown product',
    edits: { 'press/new-hood/press.yaml': swap('RH-0001', 'RH-0099') },
    faults: ['press/new-hood/press.yaml products.0'],
  },
  {
    title: 'K3: care without English texts for a family',
    edits: { 'care/range-hoods/en.yaml': swap('  others:', '  all:') },
    faults: ['care/range-hoods/en.yaml families.all', 'care/range-hoods/en.yaml families'],
  },
  {
    title: 'K3: care without English texts for a task',
    edits: { 'care/range-hoods/en.yaml': swap('      filters:', '      mesh:') },
    faults: ['care/range-hoods/en.yaml families.slanted.tasks.mesh', 'care/range-hoods/en.yaml families.slanted.tasks'],
  },
  {
    title: 'K3: care with fewer steps in one language',
    edits: { 'care/range-hoods/id.yaml': swap(', Pull the filter out (id).', '') },
    faults: ['care/range-hoods/id.yaml families.slanted.tasks.filters.steps'],
  },
  {
    title: 'K3: a family whose option the category does not have',
    edits: { 'care/range-hoods/care.yaml': swap('option: slanted', 'option: round') },
    faults: [
      'care/range-hoods/care.yaml families.0.models',
      // The family has no models left whose values could be filled in.
      ...['en', 'zh-Hans', 'ko', 'id', 'zh-Hant'].map(
        (language) => `care/range-hoods/${language}.yaml families.slanted.tasks.filters.steps.0`,
      ),
    ],
  },
  {
    title: 'K3: a figure of care that the category does not have',
    edits: { 'care/range-hoods/care.yaml': swap('figures: [airflow]', 'figures: [airflow, tank]') },
    faults: ['care/range-hoods/care.yaml families.0.figures.1'],
  },
  {
    title: 'K3: care with a value that no model of the family has',
    edits: { 'care/range-hoods/en.yaml': swap('Wipe the canopy', 'Wipe {tank}') },
    faults: ['care/range-hoods/en.yaml families.others.tasks.wipe.title'],
  },
  {
    title: 'MK3: a reminder without an English text',
    edits: { 'care/range-hoods/en.yaml': swap('      fan:', '      blades:') },
    faults: ['care/range-hoods/en.yaml families.slanted.reminders.blades', 'care/range-hoods/en.yaml families.slanted.reminders'],
  },
  {
    title: 'MK3: a reminder for values that no model of the family has',
    edits: { 'care/range-hoods/care.yaml': swap('self-cleaning: true', 'self-cleaning: often') },
    faults: ['care/range-hoods/care.yaml families.0.reminders.1.when'],
  },
  {
    title: 'MK3: a model without a reminder',
    edits: {
      'care/range-hoods/care.yaml': swap('{ id: filters, weeks: 3 }', '{ id: filters, weeks: 3, when: { self-cleaning: true } }'),
    },
    faults: ['care/range-hoods/care.yaml families.0.reminders'],
  },
  {
    title: 'K3: care of an unknown category',
    edits: {
      'care/fridges/care.yaml': () =>
        'families: [{ id: all, tasks: [{ id: wipe, every: day }], reminders: [{ id: wipe, months: 1 }] }]',
      'care/fridges/en.yaml': () =>
        'title: T\nintro: I\ndescription: D\nfamilies: { all: { title: A, use: [a], avoid: [b], tasks: { wipe: { title: W, steps: [s] } }, reminders: { wipe: W } } }',
    },
    faults: ['care/fridges/care.yaml'],
  },
  {
    title: 'a recipe with fewer ingredients in one language',
    edits: { 'recipes/congee-with-ginger/ko.yaml': swap('200 g rice, ', '') },
    faults: ['recipes/congee-with-ginger/ko.yaml ingredients'],
  },
  {
    title: 'a recipe with more steps in one language',
    edits: { 'recipes/congee-with-ginger/id.yaml': swap('steps: [', 'steps: [Wait., ') },
    faults: ['recipes/congee-with-ginger/id.yaml steps'],
  },
  {
    title: 'K1: a question without English words',
    edits: { 'faq/range-hoods/questions.yaml': add('  - { id: noise }\n') },
    faults: ['faq/range-hoods/en.yaml'],
  },
  {
    title: 'K1: words without a question',
    edits: { 'faq/range-hoods/zh-Hans.yaml': swap('clean-filter:', 'cleaner:') },
    faults: ['faq/range-hoods/zh-Hans.yaml cleaner'],
  },
  {
    title: 'K1: a repeated question',
    edits: { 'faq/range-hoods/questions.yaml': add('  - { id: smoke }\n') },
    faults: ['faq/range-hoods/questions.yaml questions.3.id'],
  },
  {
    title: 'K1: a question about a model of another category',
    edits: { 'faq/range-hoods/questions.yaml': swap('RH-0002', 'SD-0001') },
    faults: ['faq/range-hoods/questions.yaml questions.2.products'],
  },
  {
    title: 'K1: questions of an unknown category',
    edits: {
      'faq/fridges/questions.yaml': add('questions: [{ id: cold }]\n'),
      'faq/fridges/en.yaml': add('cold: { title: How cold?, content: Cold. }\n'),
    },
    faults: ['faq/fridges/questions.yaml'],
  },
  {
    title: 'a page that the site does not have',
    edits: {
      'pages/careers/page.yaml': add('sections: []\n'),
      'pages/careers/en.yaml': add('title: A\nintro: B\ndescription: C\n'),
    },
    faults: ['pages/careers/page.yaml'],
  },
  {
    title: 'a section without words',
    edits: { 'pages/brand/page.yaml': swap('{ id: today }', '{ id: today }, { id: tomorrow }') },
    faults: ['pages/brand/en.yaml sections'],
  },
  {
    title: 'words without a section',
    edits: { 'pages/brand/ko.yaml': swap('today:', 'tonight:') },
    faults: ['pages/brand/ko.yaml sections.tonight'],
  },
  {
    title: 'X8: a section with an unknown group',
    edits: { 'pages/service-promise/page.yaml': swap('repair, group: after-sales', 'repair, group: later') },
    faults: ['pages/service-promise/page.yaml sections.1.group'],
  },
  {
    title: 'X8: a section without a group',
    edits: { 'pages/service-promise/page.yaml': swap('repair, group: after-sales', 'repair') },
    faults: ['pages/service-promise/page.yaml sections.1'],
  },
  {
    title: 'a notice about an unknown model',
    edits: { 'notices/rh-0001-glass/notice.yaml': swap('RH-0090', 'RH-0099') },
    faults: ['notices/rh-0001-glass/notice.yaml models.1.code'],
  },
  {
    title: 'a notice that ends before it begins',
    edits: { 'notices/old-advice/notice.yaml': swap('until: 2021', 'until: 2019') },
    faults: ['notices/old-advice/notice.yaml until'],
  },
  {
    title: 'a range of serial numbers that ends before it begins',
    edits: { 'notices/rh-0001-glass/notice.yaml': swap('230100001', '230199999') },
    faults: ['notices/rh-0001-glass/notice.yaml models.0.serials.0'],
  },
  {
    title: 'S2: a shop in a city of another country',
    edits: { 'shops/singapore.yaml': swap('city: central', 'city: penang') },
    faults: ['shops/singapore.yaml shops.0.city'],
  },
  {
    title: 'S2: shops of an unknown country',
    edits: { 'shops/atlantis.yaml': add('shops: []\n') },
    faults: ['shops/atlantis.yaml'],
  },
  {
    title: 'S2: a shop in Singapore without a position',
    edits: { 'shops/singapore.yaml': swap('    position: { lat: 1.305, lon: 103.832 }\n', '') },
    // It takes visits, too.
    faults: ['shops/singapore.yaml shops.0', 'shops/singapore.yaml shops.0.visits'],
  },
  {
    title: 'S2: a postcode in an unknown sector',
    edits: { 'shops/singapore.yaml': swap('postcode: "238801"', 'postcode: "998801"') },
    faults: ['shops/singapore.yaml shops.0.postcode'],
  },
  {
    title: 'S2: a Singapore postcode for a shop abroad',
    edits: { 'shops/malaysia.yaml': swap('city: penang', 'postcode: "238801", city: penang') },
    faults: ['shops/malaysia.yaml shops.0.postcode'],
  },
  {
    title: 'VB1: a shop with visits and the id of a store',
    edits: { 'shops/singapore.yaml': swap('id: sg-orchard', 'id: courts') },
    faults: ['shops/singapore.yaml shops.0.id'],
  },
  {
    title: 'VB1: a visit that is longer than the place is open',
    edits: {
      'stores.yaml': (text) =>
        text
          .replace('minutes: 90', 'minutes: 480')
          .replace('visits: { atOnce: 1,', 'visits: { atOnce: 1, hours: [{ days: [mon], open: "11:00", close: "13:00" }],'),
    },
    faults: ['stores.yaml stores.0.visits.kinds.1.minutes'],
  },
  {
    title: 'VB1: visits at a place that closes before it opens',
    edits: { 'stores.yaml': swap('open: "10:00", close: "22:00"', 'open: "22:00", close: "10:00"') },
    faults: ['stores.yaml stores.0.hours.1'],
  },
  {
    title: 'VB1: two kinds of visit that are the same',
    edits: { 'stores.yaml': swap('kind: planning', 'kind: model') },
    faults: ['stores.yaml stores.0.visits.kinds.1.kind'],
  },
  {
    title: 'VB1: a closure that ends before it begins',
    edits: {
      'stores.yaml': swap('visits: { atOnce: 1,', 'visits: { atOnce: 1, closed: [{ from: 2027-03-02, until: 2027-03-01 }],'),
    },
    faults: ['stores.yaml stores.0.visits.closed.0.until'],
  },
  {
    title: 'S2: two cities with the same id',
    edits: { 'shops/areas.yaml': swap('id: milan', 'id: penang') },
    faults: ['shops/areas.yaml areas.1.countries.0.cities.0.id'],
  },
  {
    title: 'S2: two shops with the same id',
    edits: { 'shops/malaysia.yaml': swap('my-penang', 'sg-orchard') },
    faults: ['shops/singapore.yaml shops.0.id'],
  },
  {
    title: 'S1: two stores with the same id',
    edits: { 'stores.yaml': swap('id: courts', 'id: best-denki') },
    faults: ['stores.yaml stores.1.id'],
  },
  {
    title: 'a script in an article',
    edits: { 'news/new-hood/ko.yaml': swap('**now**', '<script>alert(1)</script>') },
    faults: ['news/new-hood/ko.yaml content', 'news/new-hood/ko.yaml content'],
  },
  {
    title: 'HTML in an answer',
    edits: { 'faq/range-hoods/id.yaml': swap('**before**', '<img src=x onerror=alert(1)>') },
    faults: ['faq/range-hoods/id.yaml smoke.content'],
  },
  {
    title: 'HTML in a section',
    edits: { 'pages/brand/zh-Hant.yaml': swap('It goes on.', '"<b>It</b>"') },
    faults: ['pages/brand/zh-Hant.yaml sections.today.text', 'pages/brand/zh-Hant.yaml sections.today.text'],
  },
  {
    title: 'HTML in a notice',
    edits: { 'notices/rh-0001-glass/en.yaml': swap('**plate**', '<i>') },
    faults: ['notices/rh-0001-glass/en.yaml content'],
  },
]

describe('content is refused for', () => {
  it.each(cases)('$title', async ({ edits, faults }) => {
    expect((await faultsAfter(edits)).sort()).toEqual(faults.sort())
  })
})

it('reports a faulty file once, and not again for each reference to it', async () => {
  const broken = [
    'news/new-hood/news.yaml',
    'recipes/pineapple-tarts/recipe.yaml',
    'shops/areas.yaml',
    'shops/postal-sectors.yaml',
  ]
  const files = await fixtureFiles((file, text) => (broken.includes(file) ? 'broken: [' : text))
  const { draft, issues, unread } = readContent(files)
  expect(new Set(issues.map(({ file }) => file))).toEqual(new Set(broken))
  expect(unread.map(({ file }) => file).filter((file) => file.startsWith('shops/'))).toEqual([])
  expect(rules.flatMap((rule) => rule(draft))).toEqual([])
})

const glossary = `
- concept: chimney hood
  terms: { en: chimney hood, ko: 침니형 후드 }
  forbidden: { ko: [굴뚝형 후드] }
- concept: e-mail
  terms: { en: email, id: surel }
  forbidden: { id: [e-mail] }
`

describe('content is served with a warning for', () => {
  const adviceAfter = async (edits: Edits) => {
    const draft = await fixtureDraft(edits)
    return advice.flatMap((rule) => rule(draft)).map(({ file, field, message }) => `${file} ${field} ${message}`)
  }

  it.each<{ title: string; edits: Edits; said: string }>([
    {
      title: 'an article without a translation',
      edits: {},
      said: 'news/showroom/news.yaml  is not fully translated: ko',
    },
    {
      title: 'a shop without a translation',
      edits: { 'shops/singapore.yaml': swap(', zh-Hans: 淡滨尼厨房', '') },
      said: 'shops/singapore.yaml shops.1.name is not fully translated: zh-Hans',
    },
    {
      title: 'an article picture without an alternative text in one language',
      edits: { 'news/new-hood/ko.yaml': swap('pictureAlt: A kitchen (ko)\n', '') },
      said: 'news/new-hood/ko.yaml pictureAlt is missing: describe the picture for people who cannot see it',
    },
    {
      title: 'a discontinued product on the home page',
      edits: { 'home.yaml': swap('hotProducts: [RH-0002', 'hotProducts: [RH-0090, RH-0002') },
      said: 'home.yaml hotProducts.0 RH-0090 is discontinued, so visitors do not see it here',
    },
    {
      title: 'a recommended product that is discontinued',
      edits: { 'products/rh-0001/product.yaml': swap('recommended: [', 'recommended: [RH-0090, ') },
      said: 'products/rh-0001/product.yaml recommended.0 RH-0090 is discontinued, so visitors do not see it here',
    },
    {
      title: 'K4: a hood without a carbon filter',
      edits: { 'accessories/cf-01/accessory.yaml': swap('filter: carbon\n', '') },
      said: 'products/rh-0002/product.yaml code no carbon filter in accessories/ fits RH-0002',
    },
    {
      title: "a word that the glossary forbids, in an entry's texts",
      edits: { 'glossary.yaml': add(glossary), 'pages/brand/ko.yaml': swap('It goes on.', '굴뚝형 후드입니다.') },
      said: 'pages/brand/ko.yaml sections.today.text "굴뚝형 후드" is not the glossary\'s word: write "침니형 후드"',
    },
    {
      title: 'a word that the glossary forbids, beside facts',
      edits: {
        'glossary.yaml': add(glossary),
        'site.yaml': swap('id: Happiness starts in your kitchen', 'id: Surel dan E-mails'),
      },
      said: 'site.yaml tagline.id "E-mails" is not the glossary\'s word: write "surel"',
    },
  ])('$title', async ({ edits, said }) => {
    expect(await adviceAfter(edits)).toContain(said)
  })
})
