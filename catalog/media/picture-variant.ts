import {
  formerPictureWidths,
  fullPictureUrl,
  type PictureFormat,
  type PictureWidth,
  pictureUrl,
  pictureWidths,
  sharingPictureUrl,
  widthsUpTo,
} from '#contract/pictures.ts'
import type { PictureMaster } from './media-library.ts'

/** One width and format of a picture, its sharing picture, or a JPEG of its full size. */
export type PictureVariant = {
  kind: 'variant'
  master: PictureMaster
  size: { kind: 'width'; width: PictureWidth; format: PictureFormat } | { kind: 'sharing' } | { kind: 'full' }
}

export function variantUrl({ master, size }: PictureVariant): string {
  switch (size.kind) {
    case 'width':
      return pictureUrl(master.src, size.width, size.format)
    case 'sharing':
      return sharingPictureUrl(master.src)
    case 'full':
      return fullPictureUrl(master.src)
  }
}

/** All variants that pages show. The full size is only downloaded, so it is made when somebody asks for it. */
export function variantsOf(master: PictureMaster): PictureVariant[] {
  const formats: readonly PictureFormat[] = ['avif', 'webp']
  const widths = formats.flatMap((format) =>
    widthsUpTo(master.width, format).map(
      (width): PictureVariant => ({ kind: 'variant', master, size: { kind: 'width', width, format } }),
    ),
  )
  return [...widths, { kind: 'variant', master, size: { kind: 'sharing' } }]
}

const widths = [...new Set([...pictureWidths.avif, ...pictureWidths.webp, ...formerPictureWidths])].join('|')
const variantName = new RegExp(
  `^(?<base>/media/[0-9a-f]{10}/[a-z0-9-]+)\\.(?:(?:share|full)\\.jpg|(?<width>${widths})\\.(?<format>avif|webp))$`,
)

/** The base URL of a variant's picture. Undefined if it is not the URL of a variant. */
export function pictureBaseOf(url: string): string | undefined {
  return variantName.exec(url)?.groups?.['base']
}

/** The variant of a URL. For a width of an earlier release, the next larger one. */
export function variantAt(master: PictureMaster, url: string): PictureVariant | undefined {
  if (url === fullPictureUrl(master.src)) return { kind: 'variant', master, size: { kind: 'full' } }
  const variants = variantsOf(master)
  const exact = variants.find((variant) => variantUrl(variant) === url)
  if (exact) return exact
  const { width, format } = variantName.exec(url)?.groups ?? {}
  if (!formerPictureWidths.some((former) => `${former}` === width)) return undefined
  const ofFormat = variants.filter(({ size }) => size.kind === 'width' && size.format === format)
  return ofFormat.find(({ size }) => size.kind === 'width' && size.width >= Number(width)) ?? ofFormat.at(-1)
}
