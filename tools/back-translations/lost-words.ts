/** Words that decide whether somebody is hurt. Each must be in both texts or in neither. */
const words: Record<string, RegExp> = {
  gas: /\b(?:gas|lpg)\b/i,
  sachet: /\bsachets?\b/i,
  hood: /\bhoods?\b/i,
  jar: /\bjars?\b/i,
  both: /\bboth\b/i,
}
const prohibition = /\b(?:never|not|no|nothing|neither|nor|none|without|avoid|forbidden|forbids?|cannot|must not)\b|n['’]t\b/i

/** What a back-translation lost or added, compared with the English source. A prohibition must not be lost, but may be worded by one ("only" is "not … other"). */
export function lostWords(english: string, back: string): string[] {
  const changed = Object.entries(words).flatMap(([word, pattern]) => (pattern.test(english) === pattern.test(back) ? [] : [word]))
  return prohibition.test(english) && !prohibition.test(back) ? [...changed, 'not'] : changed
}
