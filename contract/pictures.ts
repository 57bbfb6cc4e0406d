/** The widths in which a picture can be had, in pixels; a picture is never made wider than its master. */
export const pictureWidths = [160, 320, 480, 640, 800, 960, 1280, 1600, 1920, 2400] as const
export type PictureWidth = (typeof pictureWidths)[number]

export type PictureFormat = 'avif' | 'webp'

/** Address of one size of a picture. `base` is `Picture.src`: a path without ending, its content hash inside. */
export function pictureUrl(base: string, width: PictureWidth, format: PictureFormat): string {
  return `${base}.${width}.${format}`
}

/** Address of the 1200×630 JPEG that is shown where a link to a page is shared. */
export function sharingPictureUrl(base: string): string {
  return `${base}.share.jpg`
}

/** The widths worth offering for a master of this width. */
export function widthsUpTo(masterWidth: number): PictureWidth[] {
  const fitting = pictureWidths.filter((width) => width <= masterWidth)
  return fitting.length > 0 ? fitting : [pictureWidths[0]]
}
