import { laidOut } from '#catalog/localised.ts'
import type { SearchEntry } from '#catalog/search/search-entry.ts'
import type { Language } from '#contract/languages.ts'
import type { PageKey } from '#contract/pages/table.ts'
import type { MessageKey } from '#i18n/interface/en.ts'
import { interfaceMessages } from '#i18n/interface/interface-messages.server.ts'

/** Pages without written text, by the messages that name and describe them. */
const pagesOfMessages: { [Key in PageKey]?: [title: MessageKey, intro: MessageKey] } = {
  faq: ['faq.title', 'faq.intro'],
  manuals: ['manuals.title', 'manuals.intro'],
  support: ['support.title', 'support.intro'],
  accessories: ['accessories.title', 'accessories.intro'],
  care: ['care.title', 'care.intro'],
  registration: ['registration.title', 'registration.text'],
  feedback: ['feedback.title', 'feedback.text'],
  stores: ['stores.title', 'stores.intro'],
  shopFinder: ['shops.title', 'shops.near'],
  visit: ['book.title', 'book.intro'],
  news: ['navigation.news', 'hub.news.intro'],
  videos: ['navigation.videos', 'hub.videos.intro'],
  recipes: ['navigation.recipes', 'hub.recipes.intro'],
  happyKitchen: ['happy.title', 'happy.intro'],
  press: ['press.title', 'press.intro'],
  careers: ['careers.title', 'careers.intro'],
  fit: ['fit.title', 'fit.intro'],
  compare: ['comparison.title', 'comparison.intro'],
  cases: ['cooperation.cases', 'cooperation.casesIntro'],
  dealer: ['dealer.title', 'dealer.text'],
  supplier: ['supplier.title', 'supplier.text'],
  subscribe: ['subscribe.title', 'subscribe.text'],
  withdraw: ['withdraw.title', 'withdraw.text'],
}

/** `wordsFor`: what visitors call the page. */
export function messagePageEntries(language: Language, wordsFor: (page: PageKey) => string): SearchEntry[] {
  const messages = interfaceMessages[language]
  return Object.entries(pagesOfMessages).map(([key, [title, intro]]) => {
    // Object.entries loses the keys, which are those of the record.
    const page = key as PageKey
    return {
      target: { kind: 'page', page },
      title: laidOut(messages[title], language),
      intro: laidOut(messages[intro], language),
      keywords: wordsFor(page),
      body: { text: '' },
    }
  })
}
