import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { FileType } from '#contract/content/field-meta.ts'
import { openRegularFile } from '#publishing/files/regular-file.ts'
import type { DraftStore } from '#studio/drafts/draft-store.ts'
import { isMediaFile } from '#studio/files/content-path.ts'
import { receive } from '#studio/media/receive.ts'
import { takeUpload } from '#studio/media/take-upload.ts'
import { UploadRefused } from '#studio/media/upload-refused.ts'
import { mostUploadBytes } from '#studio/wire/media.ts'
import type { Act } from '#studio/wire/rights.ts'
import type { Writing } from './writing.ts'

type Parts = {
  drafts: DraftStore
  writing: Writing
  /** Refuses all others. */
  only: (act: Act) => onRequestAsyncHookHandler
  who: (request: FastifyRequest) => string
}

const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
}
const mostServedBytes = 1024 * 1024 * 1024
const fileTypes: readonly FileType[] = ['webp', 'pdf', 'mp4', 'webm', 'vtt', 'glb']

/** `POST /media` takes a file for a field; `GET /media/<path>` shows what drafts and content have. */
export function mediaRoutes(app: FastifyInstance, { drafts, writing: { published, uploads }, only, who }: Parts) {
  /** From the top: the drafts, the releases that are due, the content. */
  const folders = async () => [drafts.folder, ...(await published.dueLayers()).toReversed(), published.root]

  async function open(path: string) {
    for (const folder of await folders()) {
      const handle = await openRegularFile(folder, path, mostServedBytes).catch(() => undefined)
      if (handle) return handle
    }
    return undefined
  }

  app.register(async (upload) => {
    // The body is not read before the handler does: it goes to the disk, not to the memory.
    upload.removeAllContentTypeParsers()
    upload.addContentTypeParser('*', (_request, body, done) => done(null, body))
    upload.post('/media', { bodyLimit: mostUploadBytes, onRequest: only('mediaUpload') }, async (request, reply) => {
      const { 'content-length': length, 'x-file': file, 'x-name': name, 'x-takes': takes } = request.headers
      try {
        if (Number(length) > mostUploadBytes) throw new UploadRefused('tooLarge')
        const bytes = await receive(request.body as Readable, uploads)
        const wanted = String(takes ?? '').split(',')
        return await takeUpload(
          { file: decoded(file), name: decoded(name), takes: fileTypes.filter((type) => wanted.includes(type)), bytes },
          async (path, kept) => {
            const put = await drafts.putMedia({ file: path, version: null, bytes: kept, by: who(request) })
            return !('conflict' in put)
          },
        )
      } catch (error) {
        if (error instanceof UploadRefused) return reply.code(422).send({ refused: error.reason })
        throw error
      }
    })
  })

  app.get('/media/*', { onRequest: only('mediaView') }, async (request, reply) => {
    const path = decodeURIComponent(request.url.slice('/media/'.length).split('?')[0] ?? '')
    const handle = isMediaFile(path) ? await open(path) : undefined
    if (!handle) return reply.code(404).send()
    return (
      reply
        .type(types[extname(path)] ?? 'application/octet-stream')
        // A drawing could have a script: alone in a tab, it must not act as the studio.
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .send(handle.createReadStream())
    )
  })
}

function decoded(header: string | string[] | undefined): string {
  try {
    return decodeURIComponent(String(header ?? '')).slice(0, 300)
  } catch {
    return ''
  }
}
