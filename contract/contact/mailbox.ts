const longestMailbox = 254
const longestLocalPart = 64
const longestLabel = 63

/** Separators, quotes and everything invisible. None of them is in the addresses that people have, and all of them help to smuggle in a second one. */
const notInLocalPart = /[\p{Z}\p{C}"(),:;<>@[\\\]、]/u
const label = /^[\p{L}\p{M}\p{N}-]+$/u
const digitsOnly = /^\d+$/

/**
 * The email address in a text that is exactly one, ready to be mailed: full-width characters become ordinary ones, spaces around it go. Undefined
 * for every other text. It splits instead of matching, and the length is limited first, so no text takes long.
 */
export function mailboxIn(typed: string): string | undefined {
  const short = typed.length > 4 * longestMailbox ? '' : typed.trim()
  if (short === '' || short.length > longestMailbox) return undefined
  const text = short
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const [local = '', domain = '', ...more] = text.split('@')
  const isOne = more.length === 0 && text.length <= longestMailbox && isLocalPart(local)
  const labels = domain.replaceAll('。', '.').split('.')
  return isOne && isDomain(labels) ? `${local}@${labels.join('.')}` : undefined
}

export const isMailbox = (typed: string) => mailboxIn(typed) !== undefined

const isLocalPart = (text: string) => text !== '' && text.length <= longestLocalPart && !notInLocalPart.test(text)

function isDomain(labels: readonly string[]): boolean {
  const isLabel = (text: string) =>
    text !== '' && text.length <= longestLabel && label.test(text) && !text.startsWith('-') && !text.endsWith('-')
  return labels.length > 1 && labels.every(isLabel) && !digitsOnly.test(labels.at(-1) ?? '')
}

const googleDomains: readonly string[] = ['gmail.com', 'googlemail.com']

/**
 * One spelling for all addresses that are delivered to the same mailbox: `Ann+news@example.com` and `ann@example.com`, and at Gmail
 * `a.n.n@googlemail.com` and `ann@gmail.com`. It is a key for comparing, never an address to send to.
 */
export function canonicalMailbox(mailbox: string): string {
  const [local = '', domain = ''] = mailbox.toLowerCase().split('@')
  const tag = local.indexOf('+')
  const untagged = tag > 0 ? local.slice(0, tag) : local
  if (!googleDomains.includes(domain)) return `${untagged}@${domain}`
  return `${untagged.replaceAll('.', '') || untagged}@gmail.com`
}

const separators = /[\s,;/|<>()[\]"，；、：:]+/u
const longestText = 2_000

/** All mailboxes in a text such as `9123 4567 or ann@example.com`. Only its first 2,000 characters are read. */
export function mailboxesIn(text: string): string[] {
  const parts = text.slice(0, longestText).normalize('NFKC').split(separators)
  const found = parts.flatMap((part) => (part.includes('@') ? (mailboxIn(part.replace(/[.。]$/, '')) ?? []) : []))
  return [...new Set(found)]
}
