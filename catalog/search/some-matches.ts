import type { Day } from '#contract/views/articles.ts'
import { byScore, type Finder, type Match, type Wanted } from './find-matches.ts'
import { isSyllables } from './terms.ts'

/**
 * Entries with at least half of what is wanted, those with more of it first. What no entry has doesn't count for titles, nor if it is a
 * pair of characters, which may not be a word.
 */
export function someOf(finder: Finder, wanted: readonly Wanted[], title: string, today: Day): Match[] {
  const found = wanted.map((one) => ({ one, matches: finder.find([one], title, today) }))
  const possible = found.filter(({ matches }) => matches.length > 0).length
  const words = found.filter(({ one, matches }) => matches.length > 0 || !isPair(one)).length
  const sums = new Map<number, Match & { count: number }>()
  for (const { one, matches } of found) {
    for (const match of matches) {
      const isStrong = match.isStrong && !one.isGuess
      const sum = sums.get(match.key)
      if (sum) {
        sum.score += match.score
        sum.count += 1
        sum.isStrong ||= isStrong
      } else sums.set(match.key, { ...match, isStrong, count: 1 })
    }
  }
  return [...sums.values()]
    .filter(({ count, isStrong }) => count >= (isStrong ? possible : words) / 2)
    .map(({ count, score, ...match }) => ({ ...match, score: score * count * count }))
    .toSorted(byScore)
}

const isPair = ({ phrases, prefixes }: Wanted) => [...phrases.flat(), ...prefixes].every(isSyllables)
