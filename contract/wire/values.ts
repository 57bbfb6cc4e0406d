import { type PictureWidth, pictureUrl, widthsUpTo } from '../pictures.ts'
import type { FileLink, Picture, Text } from '../views.ts'

/** API texts have no language field, so a text that fell back to English is not marked. */
export const plain = ({ text }: Text) => text

export const flag = (is: boolean) => (is ? 1 : 0)

/** URL of the picture as WebP, up to `widest` pixels wide and never wider than its master. */
export function webpUrl({ src, width }: Picture, widest: PictureWidth): string {
  const fitting = widthsUpTo(width).filter((candidate) => candidate <= widest)
  return pictureUrl(src, fitting.at(-1) ?? widest, 'webp')
}

/** Every browser plays MP4. */
export function mp4Url(sources: readonly FileLink[] = []): string {
  return (sources.find(({ type }) => type === 'mp4') ?? sources[0])?.url ?? ''
}
