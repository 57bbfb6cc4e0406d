import { extname } from 'node:path'
import type { Catalog } from '#catalog/catalog.ts'
import { variantAt } from '#catalog/media/picture-variant.ts'
import type { DocumentStore } from '../documents/document-store.ts'
import type { CatalogSource } from '../watch/catalog-source.ts'
import type { FileStore } from './file-store.ts'
import type { MadePicture, PictureStore, ShownPicture } from './picture-store.ts'

/** `isStandIn`: the URL will soon have a better picture. `isOtherVersion`: of the document that the URL names, of which this node has another version. */
export type ServedMedia = MadePicture & { contentType: string; isStandIn: boolean; isOtherVersion?: boolean }

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

export type MediaStores = {
  pictures: PictureStore
  mediaFiles: FileStore
  documents: DocumentStore
  mediaOfOthers?: CatalogSource['mediaOfOthers']
}

/** The response for a `/media/` URL. Starts encoding a picture variant on its first request. Undefined for unknown URLs. */
export async function servedMedia(
  url: string,
  catalog: Catalog,
  stores: MediaStores,
  client?: string,
): Promise<ServedMedia | undefined> {
  const { pictures, mediaFiles, documents, mediaOfOthers } = stores
  const media = catalog.resolveMedia(url)
  switch (media?.kind) {
    case 'file':
      return served(await mediaFiles.pathTo(media))
    case 'variant':
      return servedPicture(await pictures.pictureNow(media))
    case 'document':
      return { ...(await documents.get(media, client)), contentType: contentTypeOf(url), isStandIn: false }
    case 'moved':
      return (
        (media.isWithdrawn ? undefined : served(await mediaFiles.storedFile(url))) ??
        otherVersion(await servedMedia(media.url, catalog, stores, client))
      )
    case undefined: {
      const stored = (await pictures.storedFile(url)) ?? (await mediaFiles.storedFile(url))
      if (stored !== undefined) return served(stored)
      const other = await mediaOfOthers?.(url)
      if (other?.kind === 'file') return served(await mediaFiles.pathTo(other))
      const variant = other && variantAt(other, url)
      return variant && servedPicture(await pictures.pictureNow(variant))
    }
  }
}

function served(file: string | undefined): ServedMedia | undefined {
  return file === undefined ? undefined : { file, contentType: contentTypeOf(file), isStandIn: false }
}

/** Not a redirect: during an update, another node would lead back to its own version. */
const otherVersion = (media: ServedMedia | undefined) => media && { ...media, isOtherVersion: true }

function servedPicture(picture: ShownPicture | undefined): ServedMedia | undefined {
  return picture && { ...picture, contentType: contentTypeOf(picture.name) }
}

const contentTypeOf = (name: string) => contentTypes[extname(name)] ?? 'application/octet-stream'
