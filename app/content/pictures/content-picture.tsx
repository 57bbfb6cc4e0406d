import { memo, type Ref } from 'react'
import { ResponsivePicture } from '#app/ui/pictures/responsive-picture.tsx'
import { pictureUrl, webpUrl, widthsUpTo } from '#contract/pictures.ts'
import type { Picture, PictureFile } from '#contract/views.ts'
import { coveringSizes, type Place } from './covering-sizes.ts'
import { denseSizes } from './dense-sizes.ts'

type ContentPictureProps = Shown & {
  sizes: string
  /** Set if the picture is cropped to another aspect ratio. */
  place?: Place
  priority?: boolean
  className?: string
  ref?: Ref<HTMLImageElement> | undefined
  transitionName?: string
}

/** `decorative` if the text beside the picture already describes it. */
type Shown = { picture: Picture; decorative?: boolean } | { picture: PictureFile; decorative: true }

const fallbackWidth = 960

/** A picture from the content, in AVIF in all its widths, and in one width as WebP, for browsers from before 2024 (decision 046). */
export const ContentPicture = memo(function ContentPicture(props: ContentPictureProps) {
  const { picture, sizes, place, priority, decorative, ...rest } = props
  return (
    <ResponsivePicture
      avif={avifFiles(picture)}
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

const avifFiles = ({ src, width: widest }: PictureFile) =>
  widthsUpTo(widest, 'avif')
    .map((width) => `${pictureUrl(src, width, 'avif')} ${width}w`)
    .join(', ')

function sizesOf(picture: PictureFile, sizes: string, place: Place | undefined): string {
  return denseSizes(place ? coveringSizes(sizes, picture, place) : sizes)
}
