import sharp, { type OverlayOptions } from 'sharp'
import { escapeMarkup } from '#contract/text/escape-markup.ts'

type Shot = { name: string; file: string }
type SheetOptions = { shots: readonly Shot[]; tileWidth: number; columns: number; maxBytes: number; file: string }

const gap = 12
const captionHeight = 20
const background = '#8b857b'

/** Combines screenshots of one width into one picture with captions. Returns its size in bytes. */
export async function writeContactSheet({ shots, tileWidth, columns, maxBytes, file }: SheetOptions): Promise<number> {
  const bottoms = Array.from({ length: columns }, () => gap)
  const pieces: OverlayOptions[] = []
  for (const shot of shots) {
    // The shortest column, because screens differ much in height.
    const column = bottoms.indexOf(Math.min(...bottoms))
    const top = bottoms[column] ?? gap
    const left = gap + column * (tileWidth + gap)
    const { data, info } = await sharp(shot.file).resize({ width: tileWidth }).png().toBuffer({ resolveWithObject: true })
    pieces.push({ input: caption(shot.name, tileWidth), top, left }, { input: data, top: top + captionHeight, left })
    bottoms[column] = top + captionHeight + info.height + gap
  }
  const canvas = { width: gap + columns * (tileWidth + gap), height: Math.max(...bottoms), channels: 3 as const, background }
  const sheet = await sharp({ create: canvas }).composite(pieces).png().toBuffer()
  return writeWithin(maxBytes, sheet, file)
}

const caption = (name: string, width: number) =>
  Buffer.from(
    `<svg width="${width}" height="${captionHeight}"><text x="0" y="14" font-family="sans-serif" font-size="11" fill="#fff">${escapeMarkup(name)}</text></svg>`,
  )

/** Writes the sheet in the best quality that fits into `maxBytes`. Returns its size in bytes. */
async function writeWithin(maxBytes: number, sheet: Buffer, file: string): Promise<number> {
  for (let quality = 70; ; quality -= 8) {
    const { size } = await sharp(sheet).webp({ quality, effort: 5 }).toFile(file)
    if (size <= maxBytes || quality <= 16) return size
  }
}
