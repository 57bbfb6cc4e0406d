import { mailboxIn } from '#contract/contact/mailbox.ts'
import { mailboxHash } from './consent.ts'
import { isSame, keyedHash } from './keyed-hash.ts'

/** What a token names: a mailbox, as its HMAC. Tokens of earlier versions name one subscription. */
export type Subscriber = { mailbox: string } | { reference: string }

/** A signed token that ends the subscription of a mailbox, whichever it has by then. It contains no personal data and does not expire. */
export const unsubscribeToken = (secret: string, mailbox: string) => {
  const hash = mailboxHash(secret, mailbox)
  return `${hash}.${keyedHash(secret, 'unsubscribe mailbox', hash)}`
}

/** The URL of the unsubscribe page for a mailbox. Undefined for text that is no mailbox: it gets no mail. */
export function unsubscribeUrl(page: string, secret: string, typed: string | undefined): string | undefined {
  const mailbox = mailboxIn(typed ?? '')
  return mailbox === undefined ? undefined : `${page}?token=${unsubscribeToken(secret, mailbox)}`
}

/** Whom a token names. Undefined if the signature is wrong. */
export function verifyUnsubscribeToken(secret: string, token: string): Subscriber | undefined {
  const [named = '', signature = '', ...more] = token.length > longestToken ? [] : token.split('.')
  if (more.length > 0) return undefined
  if (isSame(signature, keyedHash(secret, 'unsubscribe mailbox', named))) return { mailbox: named }
  return isSame(signature, keyedHash(secret, 'unsubscribe', named)) ? { reference: named } : undefined
}

const longestToken = 200
