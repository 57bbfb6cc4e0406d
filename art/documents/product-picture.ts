import sharp from 'sharp'
import type { PictureMaster } from '#catalog/media/media-library.ts'

/** JPEG, because a PDF holds its bytes as they are; 1,150 pixels over the width of a page are 170 to the inch. */
export async function printedPicture(master: PictureMaster, width = 1150): Promise<Buffer> {
  return sharp(master.file)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#f7f4ef' })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer()
}
