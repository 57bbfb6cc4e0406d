const maxLength = 60

const titles = /(?<!\p{L})(?:mr|mrs|ms|mdm|dr|prof|st|jr|sr)\./giu
const advertising = [
  // Line breaks, and marks that turn the direction of a text.
  /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u,
  // Email addresses. “Tan Ah Kow @ Lim Ah Gao” is a name.
  /\S@\S/u,
  /:\/\/|www\./iu,
  /[\p{L}\p{N}]\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u,
  /(?:\p{Nd}[\s().+-]*){7}/u,
  /[\p{So}\p{Sc}<>{}[\]|\\!?%*=#$^~]/u,
]

/**
 * A text of a visitor that may stand on a certificate, beside the maker's name. Empty if it looks like an advertisement: a link, an
 * email address, a phone number, several lines, symbols, or longer than a name.
 */
export function printableText(typed: string): string {
  const text = typed.trim()
  if (text.length > 2 * maxLength || [...text].length > maxLength) return ''
  const plain = text.normalize('NFKC').replaceAll('。', '.').replace(titles, '')
  return advertising.some((pattern) => pattern.test(plain)) ? '' : text
}
