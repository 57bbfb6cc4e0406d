import { beforeAll, describe, expect, it } from 'vitest'
import { type Edit, typeErrorsAfter } from './type-errors-after.ts'

/**
 * What a newcomer would change first, and the files that the compiler then has to name. `CONTRIBUTING.md` has the same walks with all their files; what the
 * compiler can't know, `forms.test.ts` and the tests of pages and messages name.
 */
const walks: { title: string; begin: Edit[]; named: string[] }[] = [
  {
    title: 'a rating of products: on cards, as a range of the filter, as an order of the list',
    begin: [
      { file: 'contract/views.ts', text: '  price?: Price\n}', by: '  price?: Price\n  rating?: number\n}' },
      {
        file: 'contract/content/product.ts',
        text: '  price: Price.optional(),\n',
        by: '  price: Price.optional(),\n  rating: z.number().optional(),\n',
      },
      { file: 'catalog/snapshot/content-index.ts', text: "  'price',\n]", by: "  'price',\n  'rating',\n]" },
      { file: 'catalog/facts/list-facts.ts', text: "['launched', 'price',", by: "['launched', 'price', 'rating'," },
      { file: 'contract/views/list-choice.ts', text: "['width', 'noise', 'price']", by: "['width', 'noise', 'price', 'rating']" },
      { file: 'contract/views/list-choice.ts', text: "['newest', 'price',", by: "['newest', 'price', 'rating'," },
    ],
    named: [
      'catalog/queries/product-card.ts',
      'catalog/facts/list-facts.ts',
      'catalog/queries/filters.ts',
      'catalog/queries/product-table.ts',
      'contract/pages/list-query.ts',
      'contract/pages/table.ts',
      'app/routes/products/product-list/filter/filter-form.tsx',
      'app/routes/products/product-list/filter/choice-chips.tsx',
      'app/routes/products/product-list/filter/sort-select.tsx',
    ],
  },
  {
    title: 'prices in the menu of products',
    begin: [
      {
        file: 'contract/fetched/product-menu.ts',
        text: '  category: Category,\n})',
        by: '  category: Category,\n  price: z.optional(z.number()),\n})',
      },
    ],
    named: ['app/routes/products/product-menu/load.server.ts'],
  },
  {
    title: 'events: a list, a page for each, and a form to sign up',
    begin: [
      { file: 'contract/views/articles.ts', text: "'career', 'press']", by: "'career', 'press', 'event']" },
      {
        file: 'contract/pages/table.ts',
        text: '\n  about: {',
        by: `
  events: { path: '/events', folder: 'stories/events', query: ['page'], indexed: 'itself', footer: 'news' },
  event: { path: '/event', folder: 'stories/event', id: 'event', idRequired: true, takesForm: true, parent: 'events' },

  about: {`,
      },
      { file: 'contract/forms/form.ts', text: "  | 'withdrawal'\n", by: "  | 'withdrawal'\n  | 'eventSignUp'\n" },
    ],
    named: [
      'contract/views/articles.ts',
      'catalog/snapshot/content-index.ts',
      'catalog/create-editorial-catalog.ts',
      'catalog/queries/articles.ts',
      'publishing/build/entries/build-articles.ts',
      'publishing/build/search/search-entries.ts',
      'publishing/check/known-entries.ts',
      'contract/pages/urls.ts',
      'contract/pages/hit-url.ts',
      'app/loading/list-page.server.ts',
      'app/loading/root-data.server.ts',
      'app/features/reading/articles/cards/card-facts.tsx',
      'app/routes/site/search/answer.server.ts',
      'server/api/search-api.ts',
      'studio/preview/quick-index.ts',
      'app/features/forms/visitor-form/post-form.server.ts',
      'server/config.ts',
      'studio/app/inbox/rail.tsx',
      'tests/structure/forms.test.ts',
    ],
  },
]

describe('every place that an addition needs is named by the compiler', () => {
  let named: ReadonlySet<string> = new Set()
  // All walks at once: the compiler takes many seconds.
  beforeAll(async () => {
    named = await typeErrorsAfter(walks.flatMap(({ begin }) => begin))
  })

  for (const walk of walks) {
    it(walk.title, () => {
      expect(walk.named.filter((file) => !named.has(file))).toEqual([])
    })
  }
})
