import type { FileType } from '#contract/content/field-meta.ts'
import { mostUploadBytes, type UploadRefusal, UploadReply } from '#studio/wire/media.ts'

export type Uploaded = { written: string } | { refused: UploadRefusal | 'away' }

/** Sends a file to the drafts of an entry. The studio checks and converts it. */
export async function upload(file: File, place: { file: string; takes: readonly FileType[] }): Promise<Uploaded> {
  if (file.size > mostUploadBytes) return { refused: 'tooLarge' }
  const response = await fetch('/media', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/octet-stream',
      'X-File': encodeURIComponent(place.file),
      'X-Name': encodeURIComponent(file.name),
      'X-Takes': place.takes.join(','),
    },
    body: file,
  }).catch(() => undefined)
  if (response?.status === 413) return { refused: 'tooLarge' }
  // If it broke off, or something in between has answered, it is no reply of the studio.
  const reply = UploadReply.safeParse(await response?.json().catch(() => undefined))
  return reply.data ?? { refused: 'away' }
}
