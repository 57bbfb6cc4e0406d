/** Characters of Chinese, Japanese and Korean texts, full-width punctuation too. Addresses have none, unless they are written in `<…>`. */
const eastAsian = String.raw`[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef\u2018-\u201d\u2026\u2014]`

/** What keeps its characters: code, the addresses of links and pictures, and addresses in `<…>`. */
const kept = '(?<kept>(?<ticks>`+)[^]*?(?<!`)\\k<ticks>(?!`)|\\]\\([^()\\s]*\\)?|<[^<>\\s]*>|^ *\\[[^\\]\\n]*\\]:[^\\n]*)'
const bare = String.raw`(?<![\w/.@])(?<address>(?:https?:\/\/|www\.)[!-;=?-~]{0,500}[\w/=#&-])(?=[?!.,:;*_~'")\]]{0,8}${eastAsian})`
const keptOrBare = new RegExp(`${kept}|${bare}`, 'gmu')

/**
 * Ends bare addresses before Chinese, Japanese and Korean text. GitHub's rules end them only at a space, which these texts don't have:
 * `https://example.com。请` would be one address.
 */
export function endBareAddresses(markdown: string): string {
  if (!/:\/\/|www\./i.test(markdown)) return markdown
  return markdown.replace(keptOrBare, (found, ...rest) => {
    const { address }: { address?: string } = rest.at(-1)
    if (address === undefined) return found
    return /^www\./i.test(address) ? `[${escaped(address)}](<http://${address}>)` : `<${address}>`
  })
}

const escaped = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
