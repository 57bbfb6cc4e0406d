/** What differs between the articles of the news (N5), of Happy Kitchen (X3) and of the press (X16). */
export const variants = {
  news: { page: 'newsArticle', schemaType: 'NewsArticle', more: 'newsArticle.more', feed: { of: 'news', name: 'nav.news' } },
  happiness: { page: 'happyKitchen', schemaType: 'Article', more: 'happy.more', feed: undefined },
  press: { page: 'press', schemaType: 'NewsArticle', more: 'press.more', feed: { of: 'press', name: 'press.title' } },
} as const

/** What differs between the lists. */
export const listVariants = {
  happyKitchen: {
    title: 'happy.title',
    intro: 'happy.intro',
    description: 'happy.intro',
    empty: 'happy.empty',
    kind: 'happiness',
  },
  press: { title: 'press.title', intro: 'press.intro', description: 'press.description', empty: 'press.empty', kind: 'press' },
} as const
