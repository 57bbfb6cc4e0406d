/** `1.2 MB`, `340 KB`: as the language writes the number, in the units that every language writes alike. */
export function fileSize(bytes: number, number: (value: number) => string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${number(kilobytes)} KB` : `${number(Math.round(kilobytes / 100) / 10)} MB`
}
