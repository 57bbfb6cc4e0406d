/** How long a sentence takes to read, in milliseconds. Slow readers read about 14 letters a second, or 5 Chinese characters. */
export function readingMs(text: string): number {
  const wide = text.match(/[\u2E80-\uFFFF]/g)?.length ?? 0
  return 2_000 + wide * 200 + (text.length - wide) * 70
}
