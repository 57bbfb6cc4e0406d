import { diffWordsWithSpace } from 'diff'

export type TextPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** What changed between two texts, word by word. Changed words with only a space between them are one change, which reads better. */
export function changesBetween(before: string, after: string): TextPart[] {
  const parts: TextPart[] = []
  let change = { removed: '', added: '' }
  const endChange = () => {
    if (change.removed !== '') parts.push({ kind: 'removed', text: change.removed })
    if (change.added !== '') parts.push({ kind: 'added', text: change.added })
    change = { removed: '', added: '' }
  }
  const differences = diffWordsWithSpace(before, after)
  for (const [index, { value, added, removed }] of differences.entries()) {
    if (added || removed) {
      change[added ? 'added' : 'removed'] += value
      continue
    }
    const isBetween = change.removed + change.added !== '' && index < differences.length - 1
    if (isBetween && value.trim() === '' && !value.includes('\n')) {
      change = { removed: change.removed + value, added: change.added + value }
    } else {
      endChange()
      parts.push({ kind: 'same', text: value })
    }
  }
  endChange()
  return parts
}
