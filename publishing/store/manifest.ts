import { z } from 'zod'

/** A SHA-256 in hex. It is also the name of a file, so nothing else may pass. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/** What a version holds. */
const Manifest = z.object({
  format: Hash,
  /** The content from a day on in Singapore, the first day first: releases apply on theirs. */
  databases: z.tuple([z.object({ from: z.literal(''), hash: Hash })], z.object({ from: z.iso.date(), hash: Hash })),
  /** Pictures, documents, models and videos. */
  files: z.array(Hash),
})
export type Manifest = z.infer<typeof Manifest>

/** A version is its manifest, so the same content gives the same version. */
export const manifestBytes = ({ format, databases, files }: Manifest): Buffer =>
  Buffer.from(JSON.stringify({ format, databases, files: files.toSorted() }))

export const parseManifest = (text: string): Manifest => Manifest.parse(JSON.parse(text))

export const hashesIn = ({ databases, files }: Manifest): string[] => [...databases.map(({ hash }) => hash), ...files]

/** The database that applies on a day. */
export const databaseOn = ({ databases }: Manifest, day: string) => databases.findLast(({ from }) => from <= day) ?? databases[0]
