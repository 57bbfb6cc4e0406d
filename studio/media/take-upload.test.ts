import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { FileType } from '#contract/content/field-meta.ts'
import { safeName } from './safe-name.ts'
import { takeUpload } from './take-upload.ts'

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#804020' } })
const all: readonly FileType[] = ['webp', 'pdf', 'mp4', 'webm', 'vtt', 'glb']

/** Takes a file for a news entry. `kept`: what would be in the layer. */
async function taken(
  bytes: Uint8Array | string,
  changed: { file?: string; name?: string; takes?: readonly FileType[]; has?: string[] } = {},
) {
  const { file = 'news/x/news.yaml', name = 'photo.jpg', takes = all, has = [] } = changed
  const kept = new Map<string, Uint8Array>()
  const putNew = async (path: string, content: Uint8Array) => {
    if (has.includes(path)) return false
    kept.set(path, content)
    return true
  }
  const result = await takeUpload({ file, name, takes, bytes: Buffer.from(bytes as string) }, putNew)
  return { ...result, kept }
}

describe('pictures', () => {
  it('SW3: a photo becomes WebP, upright, without the data of the camera and the place', async () => {
    const photo = await plain(300, 100)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1' }, IFD0: { Copyright: 'Mei' } })
      .jpeg()
      .toBuffer()
    const { kept, written, width, height } = await taken(photo)
    expect({ written, width, height }).toEqual({ written: 'pictures/photo.webp', width: 100, height: 300 })
    const { format, exif, orientation, xmp, icc } = await sharp(kept.get('news/x/pictures/photo.webp')).metadata()
    expect({ format, exif, orientation, xmp, icc }).toEqual({ format: 'webp' })
  })

  it('SW3: is never larger than the masters of the content', async () => {
    expect(await taken(await plain(3000, 1500).png().toBuffer())).toMatchObject({ width: 2400, height: 1200 })
  })

  it('SW3: its name is free, and has no folder', async () => {
    const picture = await plain(200, 100).png().toBuffer()
    expect((await taken(picture, { name: '../../etc/Pass wd É.php.png' })).path).toBe('news/x/pictures/pass-wd-e-php.webp')
    expect((await taken(picture, { name: 'a.png', has: ['news/x/pictures/a.webp'] })).written).toBe('pictures/a-2.webp')
    expect((await taken(picture, { file: 'banners.yaml' })).written).toBe('/banners/pictures/photo.webp')
  })

  it.each([
    [30, 20],
    [2000, 99],
  ])('SW3: one of %d × %d pixels is refused, because it would be shown as a blur', async (width, height) => {
    await expect(taken(await plain(width, height).png().toBuffer())).rejects.toMatchObject({ reason: 'small' })
  })

  it('SW3: one whose pixels would fill the memory is refused before they are decoded', async () => {
    const bomb = await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const before = process.memoryUsage().rss
    await expect(taken(bomb)).rejects.toMatchObject({ reason: 'pixels' })
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  })
})

it.each([
  ['nothing', '', 'empty'],
  ['a page', '<!doctype html><script>alert(1)</script>', 'unknown'],
  ['a program', 'MZ\x90\x00', 'unknown'],
  ['a drawing with a script', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'svg'],
  ['the start of a picture', '\xff\xd8\xff\xe0 and no more', 'broken'],
  ['a PDF that broke off', '%PDF-1.7\n1 0 obj', 'broken'],
  ['captions in GBK', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\xd7\xa2\xd2\xe2', 'encoding'],
  ['captions in UTF-16', Buffer.from('\ufeffWEBVTT\n\n00:01.000 --> 00:02.000\nHello', 'utf16le').toString('latin1'), 'encoding'],
  ['captions that end before they start', 'WEBVTT\n\n00:02.000 --> 00:01.000\nHello', 'captions'],
])('SW3: %s is refused, whatever its name says', async (_, bytes, reason) => {
  await expect(taken(Buffer.from(bytes, 'latin1'))).rejects.toMatchObject({ reason })
})

it.each([
  ['%PDF-1.7\n…\n%%EOF\n', 'manual.en.pdf', 'documents/manual-en.pdf'],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nHello', 'captions', 'video/captions.vtt'],
  ['\0\0\0 ftypisom', 'clip.mov', 'video/clip.mp4'],
])('SW3: %j is taken with the ending of its bytes', async (bytes, name, written) => {
  expect((await taken(bytes, { name })).written).toBe(written)
})

it('SW3: a field takes its own types only, and only content has files', async () => {
  await expect(taken('%PDF-1.7\n%%EOF', { takes: ['webp'] })).rejects.toMatchObject({ reason: 'wrongType' })
  await expect(taken('%PDF-1.7\n%%EOF', { file: '../server/main.ts' })).rejects.toMatchObject({ reason: 'place' })
})

it.each(['', '...', '/', '../..', '图片.png'])('SW3: %j becomes a name', (name) => expect(safeName(name)).toBe('file'))
