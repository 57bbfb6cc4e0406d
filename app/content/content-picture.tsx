import { memo } from 'react'
import { type PictureSource, ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { type PictureFormat, pictureUrl, webpUrl, widthsUpTo } from '#contract/pictures.ts'
import type { Picture } from '#contract/views.ts'
import { coveringSizes, type Place } from './covering-sizes.ts'
import { denseSizes } from './dense-sizes.ts'
import { keptFor } from './kept-for.ts'

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
export const ContentPicture = memo(function ContentPicture(props: ContentPictureProps) {
  const { picture, sizes, place, priority = false, decorative = false, ...rest } = props
  return (
    <ResponsivePicture
      sources={sourcesOf(picture)}
      src={webpUrl(picture, fallbackWidth)}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt.text}
      altLang={decorative ? undefined : picture.alt.lang}
      sizes={sizesOf(picture, sizes, place)}
      priority={priority}
      {...rest}
    />
  )
})

function sourcesOf(picture: Picture): PictureSource[] {
  return keptFor(picture, 'sources', () => [
    { type: 'image/avif', srcSet: srcSet(picture, 'avif') },
    { type: 'image/webp', srcSet: srcSet(picture, 'webp') },
  ])
}

const srcSet = ({ src, width: widest }: Picture, format: PictureFormat) =>
  widthsUpTo(widest, format)
    .map((width) => `${pictureUrl(src, width, format)} ${width}w`)
    .join(', ')

function sizesOf(picture: Picture, sizes: string, place: Place | undefined): string {
  const box = place && ('height' in place ? place.height : place.ratio)
  return keptFor(picture, `${sizes} ${box}`, () => denseSizes(place ? coveringSizes(sizes, picture, place) : sizes))
}
