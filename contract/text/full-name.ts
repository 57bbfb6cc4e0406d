const chineseOrKorean = /^[\p{Script=Han}\p{Script=Hangul}\s·]+$/u

/** Joins both names. In Chinese and Korean script, the family name comes first, without a space. */
export function fullName(given: string | undefined, family: string | undefined): string {
  const [first, last] = [given?.trim() ?? '', family?.trim() ?? '']
  return chineseOrKorean.test(first) && chineseOrKorean.test(last) ? last + first : `${first} ${last}`.trim()
}
