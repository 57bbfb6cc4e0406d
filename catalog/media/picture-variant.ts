import {
  type PictureFormat,
  type PictureWidth,
  pictureUrl,
  pictureWidths,
  sharingPictureUrl,
  widthsUpTo,
} from '#contract/pictures.ts'
import type { PictureMaster } from './media-library.ts'

/** One width and format of a picture, or its sharing picture. */
export type PictureVariant = {
  kind: 'variant'
  master: PictureMaster
  size: { kind: 'width'; width: PictureWidth; format: PictureFormat } | { kind: 'sharing' }
}

export function variantUrl({ master, size }: PictureVariant): string {
  return size.kind === 'sharing' ? sharingPictureUrl(master.src) : pictureUrl(master.src, size.width, size.format)
}

/** All variants that pages use. No others are ever encoded. */
export function variantsOf(master: PictureMaster): PictureVariant[] {
  const formats: readonly PictureFormat[] = ['avif', 'webp']
  const widths = widthsUpTo(master.width).flatMap((width) =>
    formats.map((format): PictureVariant => ({ kind: 'variant', master, size: { kind: 'width', width, format } })),
  )
  return [...widths, { kind: 'variant', master, size: { kind: 'sharing' } }]
}

const variantName = new RegExp(
  `^(?<base>/media/[0-9a-f]{10}/[a-z0-9-]+)\\.(?:share\\.jpg|(?:${pictureWidths.join('|')})\\.(?:avif|webp))$`,
)

/** The base URL of a variant's picture. Undefined if it is not the URL of a variant. */
export function pictureBaseOf(url: string): string | undefined {
  return variantName.exec(url)?.groups?.base
}
