const chineseOrKorean = /^[\p{Script=Han}\p{Script=Hangul}\s·]+$/u

/** The two names of a person as they are written together: in Chinese and Korean script the family's comes first, without a blank. */
export function fullName(given: string | undefined, family: string | undefined): string {
  const [first, last] = [given?.trim() ?? '', family?.trim() ?? '']
  return chineseOrKorean.test(first) && chineseOrKorean.test(last) ? last + first : `${first} ${last}`.trim()
}
