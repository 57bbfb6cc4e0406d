import type { FileType } from '#contract/content/field-meta.ts'
import { mostUploadBytes, type UploadRefusal } from '#studio/media/upload-refused.ts'

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
  if (response?.ok || response?.status === 422) return response.json()
  return { refused: response?.status === 413 ? 'tooLarge' : 'away' }
}
