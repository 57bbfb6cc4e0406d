const replacements: Record<string, string> = {
  '×': 'x',
  '–': '-',
  '½': '1/2',
  '¾': '3/4',
  Ø: '%%c',
  '°': '%%d',
  '²': '2',
  '³': '3',
  '’': "'",
  '\u00a0': ' ',
}

/** A text in the characters that every font of a CAD program has. */
export function asciiText(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (character) => replacements[character] ?? '?')
}
