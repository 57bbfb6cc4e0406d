import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { type PictureFormat, pictureUrl, webpUrl, widthsUpTo } from '#contract/pictures.ts'
import type { Picture } from '#contract/views.ts'
import { coveringSizes, type Place } from './covering-sizes.ts'
import { denseSizes } from './dense-sizes.ts'

type ContentPictureProps = {
  picture: Picture
  sizes: string
  /** Set if the picture is cropped to another aspect ratio. */
  place?: Place
  priority?: boolean
  /** Set if the text beside the picture already describes it. */
  decorative?: boolean
  className?: string
  transitionName?: string
}

const fallbackWidth = 960

/** A picture from the content, in AVIF and WebP and in all its widths. */
export function ContentPicture({ picture, sizes, place, priority = false, decorative = false, ...rest }: ContentPictureProps) {
  const srcSet = (format: PictureFormat) =>
    widthsUpTo(picture.width, format)
      .map((width) => `${pictureUrl(picture.src, width, format)} ${width}w`)
      .join(', ')
  return (
    <ResponsivePicture
      sources={[
        { type: 'image/avif', srcSet: srcSet('avif') },
        { type: 'image/webp', srcSet: srcSet('webp') },
      ]}
      src={webpUrl(picture, fallbackWidth)}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt.text}
      altLang={decorative ? undefined : picture.alt.lang}
      sizes={denseSizes(place ? coveringSizes(sizes, picture, place) : sizes)}
      priority={priority}
      {...rest}
    />
  )
}
