/** Korean letters by the keys they lie on; capitals with Shift. */
const letters = new Map(
  [
    ...'rㄱsㄴeㄷfㄹaㅁqㅂtㅅdㅇwㅈcㅊzㅋxㅌvㅍgㅎkㅏoㅐiㅑjㅓpㅔuㅕhㅗyㅛnㅜbㅠmㅡlㅣQㅃWㅉEㄸRㄲTㅆOㅒPㅖ'.matchAll(
      /([A-Za-z])(\p{L})/gu,
    ),
  ].map(([, key = '', letter = '']) => [key, letter]),
)
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
const finals = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'
const firstSyllable = 0xac00

const consonant = 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'
/** A consonant before a vowel begins the next syllable. */
const syllable = new RegExp(
  `([${initials}])(ㅗㅏ|ㅗㅐ|ㅗㅣ|ㅜㅓ|ㅜㅔ|ㅜㅣ|ㅡㅣ|[${vowels}])((?:ㄱㅅ|ㄴㅈ|ㄴㅎ|ㄹㄱ|ㄹㅁ|ㄹㅂ|ㄹㅅ|ㄹㅌ|ㄹㅍ|ㄹㅎ|ㅂㅅ|[${consonant}ㄲㅆ])(?![${vowels}]))?`,
  'gu',
)
const compound = new Map(
  [
    ...'ㅗㅏㅘㅗㅐㅙㅗㅣㅚㅜㅓㅝㅜㅔㅞㅜㅣㅟㅡㅣㅢㄱㅅㄳㄴㅈㄵㄴㅎㄶㄹㄱㄺㄹㅁㄻㄹㅂㄼㄹㅅㄽㄹㅌㄾㄹㅍㄿㄹㅎㅀㅂㅅㅄ'.matchAll(
      /(..)(.)/gu,
    ),
  ].map(([, two = '', one = '']) => [two, one]),
)

/** The Korean word that somebody typed with the keyboard set to English, such as 오븐 for `dhqms`. */
export function typedInKorean(word: string): string | undefined {
  const typed = [...word].map((key) => letters.get(key) ?? letters.get(key.toLowerCase()) ?? key).join('')
  const composed = typed.replace(syllable, (_, initial: string, vowel: string, final = ' ') => {
    const place = (all: string, letter: string) => all.indexOf(compound.get(letter) ?? letter)
    const at = (place(initials, initial) * vowels.length + place(vowels, vowel)) * finals.length + place(finals, final)
    return String.fromCharCode(firstSyllable + at)
  })
  return /^[가-힣]{2,}$/.test(composed) ? composed : undefined
}
