import { type PictureWidth, pictureUrl, widthsUpTo } from '../pictures.ts'
import type { FileLink, Picture, Text } from '../views.ts'

/** The wire has no place for the language of a text: one that fell back to English is sent as it is. */
export const plain = ({ text }: Text) => text

export const flag = (is: boolean) => (is ? 1 : 0)

/** Address of the picture in WebP, as wide as asked for but never wider than its master. */
export function pictureAddress({ src, width }: Picture, widest: PictureWidth): string {
  const fitting = widthsUpTo(width).filter((candidate) => candidate <= widest)
  return pictureUrl(src, fitting.at(-1) ?? widest, 'webp')
}

/** Every browser plays MP4. */
export function videoAddress(sources: readonly FileLink[] = []): string {
  return (sources.find(({ type }) => type === 'mp4') ?? sources[0])?.url ?? ''
}
