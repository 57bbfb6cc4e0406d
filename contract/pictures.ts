/**
 * Widths in pixels that layouts ask for on common screens (`npm run bench:picture-widths`, decision 043). All browsers show AVIF since 2024. WebP
 * is for older ones, for programs that call the API, and for structured data, so it has fewer widths, and pages name only one of them.
 */
export const pictureWidths = {
  avif: [240, 480, 720, 960, 1200, 1600, 2000, 2400],
  webp: [240, 480, 960, 1600],
} as const

/** Widths that pages of earlier releases and callers of the API may still request. They get the next larger width. */
export const formerPictureWidths = [160, 320, 640, 800, 1280, 1920] as const

export type PictureFormat = keyof typeof pictureWidths
export type PictureWidth<Format extends PictureFormat = PictureFormat> = (typeof pictureWidths)[Format][number]

/** URL of one size of a picture. `base` is `Picture.src`: a path with a content hash and without an extension. */
export function pictureUrl<Format extends PictureFormat>(base: string, width: PictureWidth<Format>, format: Format): string {
  return `${base}.${width}.${format}`
}

/** URL of the 1200×630 JPEG for link previews. */
export function sharingPictureUrl(base: string): string {
  return `${base}.share.jpg`
}

/** URL of a JPEG as large as the master, for print. */
export function fullPictureUrl(base: string): string {
  return `${base}.full.jpg`
}

/** The widths to offer for a master of this width. Pictures are never scaled up beyond their master. */
export function widthsUpTo<Format extends PictureFormat>(masterWidth: number, format: Format): PictureWidth<Format>[] {
  const widths: readonly PictureWidth<Format>[] = pictureWidths[format]
  const fitting = widths.filter((width) => width <= masterWidth)
  return fitting.length > 0 ? fitting : widths.slice(0, 1)
}

/** URL of the largest WebP that is at most `widest` pixels wide and not wider than the picture. */
export function webpUrl({ src, width }: { src: string; width: number }, widest = 1600): string {
  const fitting = widthsUpTo(Math.min(width, widest), 'webp')
  return pictureUrl(src, fitting.at(-1) ?? pictureWidths.webp[0], 'webp')
}
