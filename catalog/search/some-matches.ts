import { byScore, type FoundMatches, type Match, type MatchingDocuments, type Wanted } from './find-matches.ts'
import { isSyllables } from './terms.ts'

/** Finds the entries with something. `keys`: other entries, and which documents. */
type Find = (one: Wanted, documents: 'keys' | 'all') => FoundMatches
type Found = { one: Wanted; matches: readonly Match[]; documents: MatchingDocuments }
/** How much of what is wanted an entry must have. */
type Enough = (count: number, isStrong: boolean) => boolean

const noDocuments: MatchingDocuments = { keys: new Set(), isStrong: false }

/**
 * Entries with at least half of what is wanted, those with more of it first. What no entry has doesn't count for titles, nor if it is a
 * pair of characters, which may not be a word. Documents are left out if more than `mostDocuments` have enough and other entries too.
 */
export function someOf(
  wanted: readonly Wanted[],
  { find, mostDocuments }: { find: Find; mostDocuments: number },
): { matches: Match[]; withoutDocuments: boolean } {
  const found: Found[] = []
  for (const one of wanted) found.push({ one, documents: noDocuments, ...find(one, 'keys') })
  const ofPossible = found.filter(({ matches, documents }) => matches.length + documents.keys.size > 0)
  const possible = ofPossible.length
  const words = found.filter((part) => ofPossible.includes(part) || !isPair(part.one)).length
  const isEnough: Enough = (count, isStrong) => count >= (isStrong ? possible : words) / 2

  const others = summed(found, isEnough)
  const documents = documentsWithEnough(found, isEnough)
  const withoutDocuments = others.length > 0 && documents.size > mostDocuments
  if (withoutDocuments || documents.size === 0) return { matches: others.toSorted(byScore), withoutDocuments }
  const read: Found[] = []
  for (const part of found) {
    if (part.documents.keys.size === 0) continue
    const { matches } = find(part.one, 'all')
    read.push({ ...part, matches: matches.filter(({ key }) => documents.has(key)) })
  }
  return { matches: [...others, ...summed(read, isEnough)].toSorted(byScore), withoutDocuments }
}

function summed(found: readonly Found[], isEnough: Enough): Match[] {
  const sums = new Map<number, Match & { count: number }>()
  for (const { one, matches } of found) {
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
  const enough: Match[] = []
  for (const { key, kind, code, score, isStrong, count } of sums.values())
    if (isEnough(count, isStrong)) enough.push({ key, kind, code, score: score * count * count, isStrong })
  return enough
}

function documentsWithEnough(found: readonly Found[], isEnough: Enough): ReadonlySet<number> {
  const counts = new Map<number, number>()
  const strong = new Set<number>()
  for (const { one, documents } of found)
    for (const key of documents.keys) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if (documents.isStrong && !one.isGuess) strong.add(key)
    }
  return new Set([...counts].flatMap(([key, count]) => (isEnough(count, strong.has(key)) ? [key] : [])))
}

const isPair = ({ phrases, prefixes }: Wanted) => [...phrases.flat(), ...prefixes].every(isSyllables)
