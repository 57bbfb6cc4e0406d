import traditionalCharacters from 'opencc-js/dict/TSCharacters'

/** Traditional characters and their simplified form, so that both find each other. */
const simplified = new Map(
  traditionalCharacters.split('|').flatMap((pair): [string, string][] => {
    const [traditional, simple] = pair.split(' ')
    return traditional && simple ? [[traditional, simple]] : []
  }),
)

/** The traditional forms of a simplified character. */
const traditional = Map.groupBy(simplified.keys(), (character) => simplified.get(character) ?? '')

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

const firstAccented = 'ª'.charCodeAt(0)

/**
 * Returns a test of a code point: whether one of the folded `beginnings` may begin with it. It is quick, because most characters of a text are ASCII, Korean
 * or usual Chinese ones. It is true for all others.
 */
export function beginsLike(beginnings: Iterable<string>): (codePoint: number) => boolean {
  const first = new Set<number>()
  for (const beginning of beginnings) {
    const [character = ''] = beginning
    for (const form of [character, character.toUpperCase(), ...(traditional.get(character) ?? [])])
      first.add(form.codePointAt(0) ?? 0)
  }
  const isPlain = (codePoint: number) =>
    codePoint < firstAccented || (codePoint >= 0x4e00 && codePoint <= 0x9fff) || (codePoint >= 0xac00 && codePoint <= 0xd7a3)
  return (codePoint) => !isPlain(codePoint) || first.has(codePoint)
}
