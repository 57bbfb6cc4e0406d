/** How many letters two words differ in, counting swapped neighbours once; a number above `most` if they are further apart. */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1])
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped))
    }
    if (Math.min(...row) > most) return most + 1
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? most + 1
}

/** How many letters of a word may be wrong. In words with digits, such as codes, at most one. */
function mostWrong(word: string): number {
  return word.length >= 8 && !/\d/.test(word) ? 2 : 1
}

/** The letters of a word, as bits. One wrong letter changes two of them at most. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function bitsIn(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** The words that are nearest to a word, at most `limit`. Short words must begin with the same letter. */
export function nearestWords(word: string, words: Iterable<string>, limit = 5): string[] {
  const most = mostWrong(word)
  const letters = lettersOf(word)
  const found = new Map<number, string[]>()
  for (const other of words) {
    if (Math.abs(other.length - word.length) > most || other === word) continue
    if (word.length <= 4 && other[0] !== word[0]) continue
    // There are ten thousand words, and nearly all have other letters.
    if (bitsIn(letters ^ lettersOf(other)) > 2 * most) continue
    const distance = distanceOf(word, other, most)
    if (distance <= most) found.set(distance, [...(found.get(distance) ?? []), other])
  }
  return (found.get(1) ?? found.get(2) ?? []).slice(0, limit)
}
