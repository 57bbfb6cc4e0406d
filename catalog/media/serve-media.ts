import { extname } from 'node:path'
import type { Catalog } from '../catalog.ts'
import type { FileStore } from './file-store.ts'
import type { MadePicture, PictureStore } from './picture-store.ts'

export type ServedMedia = MadePicture & { contentType: string }

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.glb': 'model/gltf-binary',
}

export type MediaStores = { pictures: PictureStore; mediaFiles: FileStore }

/** The response for a `/media/` URL. Encodes a picture variant on its first request. Undefined for unknown URLs. */
export async function servedMedia(
  url: string,
  catalog: Catalog,
  { pictures, mediaFiles }: MediaStores,
): Promise<ServedMedia | undefined> {
  const media = catalog.resolveMedia(url)
  switch (media?.kind) {
    case 'file':
      return served(await mediaFiles.pathTo(media))
    case 'variant':
      return servedPicture(url, await pictures.pictureOf(media))
    case undefined:
      return served((await pictures.keptFile(url)) ?? (await mediaFiles.keptFile(url)))
  }
}

function served(file: string | undefined): ServedMedia | undefined {
  return file === undefined ? undefined : { file, contentType: contentTypeOf(file) }
}

function servedPicture(url: string, picture: MadePicture | undefined): ServedMedia | undefined {
  return picture && { ...picture, contentType: contentTypeOf(url) }
}

const contentTypeOf = (name: string) => contentTypes[extname(name)] ?? 'application/octet-stream'
