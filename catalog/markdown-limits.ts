/** Twelve times the longest text of the demo. */
export const longestText = 20_000
const mostMarks = 1_000
const deepestNesting = 20

/** One step deeper: a quote, or an item of a list. */
const container = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y
const marks = /[*_~`[\]<>!|&]/g

/**
 * What keeps a text from being read as Markdown, or nothing. Reading takes time with the square of what is opened and not closed, and
 * a call for each level of nesting: a hundred kilobytes of `*a_` took minutes, a thousand quotes within each other overflowed the stack.
 */
export function markdownFault(markdown: string): string | undefined {
  if (markdown.length > longestText) return `too long: ${markdown.length} characters, the most is ${longestText}`
  const count = markdown.match(marks)?.length ?? 0
  if (count > mostMarks)
    return `too much Markdown: ${count} of the characters * _ ~ [ ] < > ! | & and \`, the most is ${mostMarks}`
  if (markdown.split('\n').some((line) => nestingOf(line) > deepestNesting)) {
    return `nested too deep: at most ${deepestNesting} quotes and lists within each other`
  }
  return undefined
}

function nestingOf(line: string): number {
  container.lastIndex = 0
  let depth = 0
  while (container.test(line)) depth += 1
  return depth
}
