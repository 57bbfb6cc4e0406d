import type { FileType } from '#contract/content/field-meta.ts'
import { UploadRefused } from './upload-refused.ts'

/** Pictures of all kinds become WebP. */
export type UploadedType = FileType

const startsWith = (bytes: Uint8Array, text: string, at = 0) => ascii(bytes, at, text.length) === text
const ascii = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))

const photoBrands = ['avif', 'avis']
const heicBrands = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']

/** Tells the type by the bytes. The name and the type that a browser sends can say anything. Throws an UploadRefused. */
export function typeOfBytes(bytes: Uint8Array): UploadedType {
  if (bytes.length === 0) throw new UploadRefused('empty')
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'webp'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'webp'
  if (startsWith(bytes, 'GIF8')) return 'webp'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, '%PDF-')) return 'pdf'
  if (startsWith(bytes, '\x1a\x45\xdf\xa3') && ascii(bytes, 0, 64).includes('webm')) return 'webm'
  if (startsWith(bytes, 'glTF')) return 'glb'
  if (startsWith(bytes, 'ftyp', 4)) {
    const brand = ascii(bytes, 8, 4)
    if (photoBrands.includes(brand)) return 'webp'
    if (heicBrands.includes(brand)) throw new UploadRefused('heic')
    return 'mp4'
  }
  return typeOfText(bytes)
}

function typeOfText(bytes: Uint8Array): UploadedType {
  const start = new TextDecoder().decode(bytes.subarray(0, 2048)).trimStart()
  if (start.startsWith('WEBVTT')) return 'vtt'
  if (/^\0?W\0E\0B\0V/.test(ascii(bytes, 2, 8))) throw new UploadRefused('encoding')
  if (/<svg[\s>]/i.test(start)) throw new UploadRefused('svg')
  throw new UploadRefused('unknown')
}
