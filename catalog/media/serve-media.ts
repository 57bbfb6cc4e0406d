import { extname } from 'node:path'
import type { Catalog } from '../catalog.ts'
import type { DocumentStore } from '../documents/document-store.ts'
import type { FileStore } from './file-store.ts'
import type { MadePicture, PictureStore, ShownPicture } from './picture-store.ts'

/** `isStandIn`: the URL will soon have a better picture. `movedTo`: the URL of the current version of a document that was never made. */
export type ServedMedia = (MadePicture & { contentType: string; isStandIn: boolean }) | { movedTo: string }

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.dxf': 'image/vnd.dxf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.glb': 'model/gltf-binary',
}

export type MediaStores = { pictures: PictureStore; mediaFiles: FileStore; documents: DocumentStore }

/** The response for a `/media/` URL. Starts encoding a picture variant on its first request. Undefined for unknown URLs. */
export async function servedMedia(
  url: string,
  catalog: Catalog,
  { pictures, mediaFiles, documents }: MediaStores,
  client?: string,
): Promise<ServedMedia | undefined> {
  const media = catalog.resolveMedia(url)
  switch (media?.kind) {
    case 'file':
      return served(await mediaFiles.pathTo(media))
    case 'variant':
      return servedPicture(await pictures.pictureNow(media))
    case 'document':
      return { ...(await documents.get(media, client)), contentType: contentTypeOf(url), isStandIn: false }
    case 'moved':
      return served(await mediaFiles.keptFile(url)) ?? { movedTo: media.url }
    case undefined:
      return served((await pictures.keptFile(url)) ?? (await mediaFiles.keptFile(url)))
  }
}

function served(file: string | undefined): ServedMedia | undefined {
  return file === undefined ? undefined : { file, contentType: contentTypeOf(file), isStandIn: false }
}

function servedPicture(picture: ShownPicture | undefined): ServedMedia | undefined {
  return picture && { ...picture, contentType: contentTypeOf(picture.name) }
}

const contentTypeOf = (name: string) => contentTypes[extname(name)] ?? 'application/octet-stream'
