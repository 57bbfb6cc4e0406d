/** Normalises a code that people type: upper or lower case, full-width letters, with or without the hyphen or with another separator. */
export function codeKey(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}._]/gu, '')
}
