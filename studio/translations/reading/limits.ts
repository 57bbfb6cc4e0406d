/** What a file of a translator may have. An export of ten times the demo content has a fifth of it. */
export const limits = {
  bytes: 24 * 1024 * 1024,
  /** Counted while unpacking: an archive can claim anything. */
  unpackedBytes: 64 * 1024 * 1024,
  filesInArchive: 200,
  levels: 100,
  elements: 3_000_000,
  elementsOfText: 10_000,
  attributes: 100,
  cells: 1_000_000,
  texts: 100_000,
  /** Of one text. */
  characters: 100_000,
  /** Of all texts. */
  allCharacters: 24_000_000,
} as const

/** Of the process that reads it. */
export const processLimits = { heapMb: 192, ms: 60_000 }
export type ProcessLimits = typeof processLimits
