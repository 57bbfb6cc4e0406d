const isDense = '(min-resolution: 2.5x)'
/** Of screens with three pixels per CSS pixel; more are rare. */
const pixelsShown = 2 / 3

/**
 * On phones with three pixels per CSS pixel, asks for two: nobody sees the difference at arm's length, and the files have less than half of the pixels.
 * These entries come first, because the browser takes the first that applies.
 */
export function denseSizes(sizes: string): string {
  const entries = entriesOf(sizes)
  const dense = entries.map((entry) => {
    const [, condition, length = ''] = /^(\([^()]*\))? *(.+)$/.exec(entry) ?? []
    return `${condition ? `${isDense} and ${condition}` : isDense} ${shortened(length)}`
  })
  return [...dense, ...entries].join(', ')
}

/** Splits at the commas outside of brackets. */
function entriesOf(sizes: string): string[] {
  const parts = sizes.split(', ')
  const isOpen = (text: string) => text.split('(').length > text.split(')').length
  const entries: string[] = []
  for (const part of parts) {
    const last = entries.at(-1)
    if (last !== undefined && isOpen(last)) entries[entries.length - 1] = `${last}, ${part}`
    else entries.push(part)
  }
  return entries
}

function shortened(length: string): string {
  const [, number, unit] = /^([\d.]+)(vw|rem)$/.exec(length) ?? []
  return number === undefined ? `calc(${length} * 0.67)` : `${Math.ceil(Number(number) * pixelsShown * 10) / 10}${unit}`
}
