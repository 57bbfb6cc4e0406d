import { languageEntry } from '#contract/languages.ts'
import type { FileLink } from '#contract/views.ts'
import { fileSize } from './file-size.ts'

/** Type, size and language of a download: `PDF · 1.2 MB · English`. */
export function fileFacts({ type, bytes, language }: FileLink, number: (value: number) => string): string {
  const facts = [type.toUpperCase(), fileSize(bytes, number)]
  return [...facts, ...(language ? [languageEntry(language).name] : [])].join(' · ')
}
