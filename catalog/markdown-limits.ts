/** In characters. Twelve times the longest text of the demo content. */
export const maxTextLength = 20_000
const maxMarks = 1_000
const maxNesting = 20

/** The start of a quote or a list item, which adds one level of nesting. */
const container = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y
const marks = /[*_~`[\]<>!|&=]/g

/**
 * Says why a text must not be parsed as Markdown, or undefined if it may be. Parsing time is quadratic in unclosed marks (100 KB of `*a_`
 * took minutes), and parsing is recursive (a thousand nested quotes overflowed the stack).
 */
export function markdownFault(markdown: string): string | undefined {
  if (markdown.length > maxTextLength) return `is too long: it has ${markdown.length} characters, the limit is ${maxTextLength}`
  const nesting = markdown.split('\n').map(nestingOf)
  // Items of lists take as long as marks.
  const count = (markdown.match(marks)?.length ?? 0) + nesting.filter((depth) => depth > 0).length
  if (count > maxMarks)
    return `has too much formatting: list items and the characters * _ ~ [ ] < > ! | & = and \` add up to ${count}, the limit is ${maxMarks}`
  if (nesting.some((depth) => depth > maxNesting)) {
    return `is nested too deeply: quotes and lists can be nested up to ${maxNesting} levels`
  }
  return undefined
}

function nestingOf(line: string): number {
  container.lastIndex = 0
  let depth = 0
  while (container.test(line)) depth += 1
  return depth
}
