import sharp, { type Sharp } from 'sharp'
import type { PictureVariant } from '#catalog/media/picture-variant.ts'
import { pictureWidths } from '#contract/pictures.ts'
import { readMaster } from './read-master.ts'

/** A master and one size to make from it. */
export type EncodeJob = { file: string; hash: string; size: PictureVariant['size'] }

sharp.concurrency(1)
sharp.cache(false)

// JPEG has no transparency: transparent pixels would turn black.
const paper = '#f7f4ef'
const sharingSize = { width: 1200, height: 630 }
const widest = Math.max(...pictureWidths.avif)

type Decoded = { hash: string; pixels: () => Sharp }

/** Keeps the pixels of the last master, because its sizes are made one after the other, and decoding takes longer than most of them. */
let last: Decoded | undefined

/** Encodes one size. Undefined if the master was deleted or changed since the content was loaded. Other disk failures throw. */
export async function encodePicture({ file, hash: wanted, size }: EncodeJob): Promise<Buffer | undefined> {
  if (last?.hash !== wanted) {
    last = undefined
    const bytes = await readMaster(file, wanted)
    if (!bytes) return undefined
    last = await decode(bytes, wanted)
  }
  return encode(last.pixels(), size)
}

/** At most the widest size, so that a huge master does not stay in memory. */
async function decode(bytes: Buffer, hashOfBytes: string): Promise<Decoded> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { hash: hashOfBytes, pixels: () => sharp(data, { raw: { width, height, channels } }) }
}

/** Never enlarges the master, because that adds bytes without detail. `npm run bench:picture-quality` compares the settings. */
function encode(picture: Sharp, size: PictureVariant['size']): Promise<Buffer> {
  if (size.kind === 'sharing') {
    return picture
      .resize({ ...sharingSize, fit: 'cover' })
      .flatten({ background: paper })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  }
  if (size.kind === 'full') return picture.flatten({ background: paper }).jpeg({ quality: 90, mozjpeg: true }).toBuffer()
  const resized = picture.resize({ width: size.width, withoutEnlargement: true })
  switch (size.format) {
    case 'avif':
      // Effort 2 takes a seventh of the time of effort 4, for 11 % more bytes.
      return resized.avif({ quality: 55, effort: 2 }).toBuffer()
    case 'webp':
      return resized.webp({ quality: 80, effort: 2 }).toBuffer()
  }
}
