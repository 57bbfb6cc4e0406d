/** Available widths in pixels. Pictures are never scaled up beyond their master. */
export const pictureWidths = [160, 320, 480, 640, 800, 960, 1280, 1600, 1920, 2400] as const
export type PictureWidth = (typeof pictureWidths)[number]

export type PictureFormat = 'avif' | 'webp'

/** URL of one size of a picture. `base` is `Picture.src`: a path with a content hash and without an extension. */
export function pictureUrl(base: string, width: PictureWidth, format: PictureFormat): string {
  return `${base}.${width}.${format}`
}

/** URL of the 1200×630 JPEG for link previews. */
export function sharingPictureUrl(base: string): string {
  return `${base}.share.jpg`
}

/** The widths to offer for a master of this width. */
export function widthsUpTo(masterWidth: number): PictureWidth[] {
  const fitting = pictureWidths.filter((width) => width <= masterWidth)
  return fitting.length > 0 ? fitting : [pictureWidths[0]]
}
