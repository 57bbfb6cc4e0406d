/** A text cut into what translators write and what they must keep: placeholders, and the brackets and targets of links. */
export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'placeholder'; written: string }
  | { kind: 'link'; start: string; end: string; parts: InlinePart[] }

// A brace that opens no placeholder is a character of the label. The alternatives exclude one another: a label can be read in one way only.
const protectedPart = /\{[^{}]*\}|\[(?<label>(?:[^[\]{\n]|\{[^{}]*\}|\{(?![^{}]*\}))*)\](?<target>\([^()\s]*\))/g

export function inlinePartsOf(text: string): InlinePart[] {
  const parts: InlinePart[] = []
  const addText = (plain: string) => plain !== '' && parts.push({ kind: 'text', text: plain })
  let from = 0
  for (const match of text.matchAll(protectedPart)) {
    addText(text.slice(from, match.index))
    from = match.index + match[0].length
    const { label, target } = match.groups ?? {}
    if (label === undefined) parts.push({ kind: 'placeholder', written: match[0] })
    else parts.push({ kind: 'link', start: '[', end: `]${target}`, parts: inlinePartsOf(label) })
  }
  addText(text.slice(from))
  return parts
}
