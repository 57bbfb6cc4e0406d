import { byScore, type Match, type Wanted } from './find-matches.ts'
import { isSyllables } from './terms.ts'

/**
 * Entries with at least half of what is wanted, those with more of it first. What no entry has doesn't count for titles, nor if it is a
 * pair of characters, which may not be a word.
 */
export async function someOf(
  wanted: readonly Wanted[],
  find: (one: Wanted) => Promise<readonly Match[]>,
  pause: () => Promise<void>,
): Promise<Match[]> {
  const found: { one: Wanted; matches: readonly Match[] }[] = []
  for (const one of wanted) found.push({ one, matches: await find(one) })
  const possible = found.filter(({ matches }) => matches.length > 0).length
  const words = found.filter(({ one, matches }) => matches.length > 0 || !isPair(one)).length
  const sums = new Map<number, Match & { count: number }>()
  for (const { one, matches } of found) {
    await pause()
    for (const { key, kind, code, score, ...match } of matches) {
      const isStrong = match.isStrong && !one.isGuess
      const sum = sums.get(key)
      if (sum) {
        sum.score += score
        sum.count += 1
        sum.isStrong ||= isStrong
      } else sums.set(key, { key, kind, code, score, isStrong, count: 1 })
    }
  }
  await pause()
  const enough: Match[] = []
  for (const { key, kind, code, score, isStrong, count } of sums.values()) {
    if (count >= (isStrong ? possible : words) / 2) enough.push({ key, kind, code, score: score * count * count, isStrong })
  }
  return enough.toSorted(byScore)
}

const isPair = ({ phrases, prefixes }: Wanted) => [...phrases.flat(), ...prefixes].every(isSyllables)
