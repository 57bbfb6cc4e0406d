import { UploadRefused } from './upload-refused.ts'

/** As wide as the widest masters of the content. */
const widest = 2400
/** A photo of a large camera has 60 million. More is a picture made to fill the memory. */
const mostPixels = 80_000_000
/** On each side. The smallest pictures of the site are larger, so one below it is a thumbnail that was saved by mistake. */
const leastSide = 100
const quality = 88

/**
 * Makes a picture the master that the content keeps: turned upright, without the camera's data and the place, as WebP. Throws an
 * UploadRefused.
 */
export async function makeMaster(bytes: Uint8Array): Promise<{ bytes: Buffer; width: number; height: number }> {
  const { default: sharp } = await import('sharp')
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
  const { width, height } = await open()
    .metadata()
    .catch((error: unknown) => {
      throw new UploadRefused(isTooMany(error) ? 'pixels' : 'broken')
    })
  if (width * height > mostPixels) throw new UploadRefused('pixels')
  if (Math.min(width, height) < leastSide) throw new UploadRefused('small')
  try {
    const { data, info } = await open()
      .autoOrient()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      // Without metadata: sharp keeps none unless it is told to.
      .webp({ quality, effort: 4 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (error) {
    throw new UploadRefused(isTooMany(error) ? 'pixels' : 'broken')
  }
}

const isTooMany = (error: unknown) => error instanceof Error && error.message.includes('pixel limit')
