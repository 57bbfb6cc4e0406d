import { fault, type Rule } from './rule.ts'

/** A feature is either an external URL or a page of our own with words and a picture. */
export const featurePages: Rule = ({ features }) =>
  features.flatMap(({ source, type, url, picture, words }) => {
    const hasWords = Object.keys(words).length > 0
    if (url !== undefined)
      return hasWords
        ? [fault(source, ['url'], 'cannot be combined with texts: remove either the url or the language files')]
        : []
    // A page about a series or a product can use its picture.
    return type === 'campaign' && picture === undefined
      ? [fault(source, ['picture'], 'is missing: the page of a campaign needs a picture')]
      : []
  })
