/** People type codes by hand: in any case, in wide letters, with or without the hyphen, with a space or another dash in its place. */
export function codeKey(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}._]/gu, '')
}
