import { fault, type Rule } from './rule.ts'

/** A feature is either somebody else's address or a page of our own: with words, and with a picture to head it. */
export const featurePages: Rule = ({ features }) =>
  features.flatMap(({ source, type, url, picture, words }) => {
    const hasWords = Object.keys(words).length > 0
    if (url !== undefined)
      return hasWords ? [fault(source, ['url'], 'a page that lies elsewhere has no words here: take one of them out')] : []
    // Pages about a series or a product can be headed by its picture.
    return type === 'campaign' && picture === undefined
      ? [fault(source, ['picture'], 'missing: the page of a campaign needs a picture')]
      : []
  })
