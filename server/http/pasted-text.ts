/** Characters that don't show, which come along when a link is copied from a chat or a document: zero-width spaces, direction marks. */
const invisible = /\p{Cf}/gu
/** What a sentence puts around a link. No path, id or code of the site ends so. */
const closing = new Set(')]}>.,;:!?\'"*')

/**
 * A path, id or code without the text that was pasted with it: `RH-9010。`, `RH-9010)`, `RH-9010请看`. Ours are ASCII, so the first other
 * character ends them. People also type codes with spaces or in full width: `eo 6068`.
 */
export function withoutPastedText(value: string): string {
  // Nobody pastes control characters: what has some is no link.
  if (/\p{Cc}/u.test(value)) return value
  const visible = value.replace(invisible, '').trim()
  const foreign = visible.search(/[^\x20-\x7e\uff0d\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/)
  let end = foreign < 0 ? visible.length : foreign
  while (end > 0 && closing.has(visible.charAt(end - 1))) end -= 1
  return visible.slice(0, end)
}
