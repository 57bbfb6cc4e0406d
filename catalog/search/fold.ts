import traditionalCharacters from 'opencc-js/dict/TSCharacters'

/** Traditional characters and their simplified form, so that both find each other. */
const simplified = new Map(
  traditionalCharacters.split('|').flatMap((pair): [string, string][] => {
    const [traditional, simple] = pair.split(' ')
    return traditional && simple ? [[traditional, simple]] : []
  }),
)

/** Start of the compatibility characters, which have the same meaning as earlier characters. */
const firstCompatible = '\uF900'

/** Normalises full-width letters, capitals and accents. */
export function foldLetters(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase()
  return text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
}

/** One Chinese or Korean character. Traditional Chinese becomes simplified. */
export function foldCharacter(character: string): string {
  const usual = character < firstCompatible ? character : foldLetters(character)
  return simplified.get(usual) ?? usual
}
