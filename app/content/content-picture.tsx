import { memo } from 'react'
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { escapeMarkup } from '#contract/escape-markup.ts'
import { pictureUrl, webpUrl, widthsUpTo } from '#contract/pictures.ts'
import type { Picture, PictureFile, Text } from '#contract/views.ts'
import { coveringSizes, type Place } from './covering-sizes.ts'
import { denseSizes } from './dense-sizes.ts'
import { keptFor, keptFrom } from './kept-for.ts'

type ContentPictureProps = Shown & {
  sizes: string
  /** Set if the picture is cropped to another aspect ratio. */
  place?: Place
  priority?: boolean
  className?: string
  transitionName?: string
}

/** `decorative` if the text beside the picture already describes it. */
type Shown = { picture: Picture; decorative?: boolean } | { picture: PictureFile; decorative: true }

const fallbackWidth = 960

/** A picture from the content, in AVIF in all its widths, and in one width as WebP, for browsers from before 2024 (decision 046). */
export const ContentPicture = import.meta.env.SSR ? WrittenPicture : memo(PictureInBrowser)

function PictureInBrowser({ picture, sizes, place, priority, decorative, ...rest }: ContentPictureProps) {
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
}

/**
 * The same HTML, most of it made once for each picture: a page has up to thirty, and their elements have three quarters of all attributes. What depends on
 * the place is inserted, because a picture is shown in many places.
 */
function WrittenPicture({ picture, sizes, place, priority = false, decorative, className }: ContentPictureProps) {
  const { source, image, alt } = markupOf(picture)
  const box = place && ('height' in place ? place.height : place.ratio)
  const shown = keptFor(picture, `${sizes} ${box}`, () => escapeMarkup(sizesOf(picture, sizes, place)))
  const loading = priority ? ' loading="eager" fetchPriority="high" decoding="sync"/>' : ' loading="lazy" decoding="async"/>'
  const html = `${source}${shown}"/>${image}${decorative ? ' alt=""' : alt}${loading}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every value in it is escaped.
  return <picture className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

const markupOf = keptFrom((picture: PictureFile | Picture) => {
  const { width, height } = picture
  return {
    source: `<source type="image/avif" srcSet="${escapeMarkup(avifFiles(picture))}" sizes="`,
    image: `<img src="${escapeMarkup(webpUrl(picture, fallbackWidth))}" width="${width}" height="${height}"`,
    alt: 'alt' in picture ? writtenAlt(picture.alt) : '',
  }
})

function writtenAlt({ text, lang }: Text): string {
  return ` alt="${escapeMarkup(text)}"${lang === undefined ? '' : ` lang="${lang}"`}`
}

const avifFiles = ({ src, width: widest }: PictureFile) =>
  widthsUpTo(widest, 'avif')
    .map((width) => `${pictureUrl(src, width, 'avif')} ${width}w`)
    .join(', ')

function sizesOf(picture: PictureFile, sizes: string, place: Place | undefined): string {
  return denseSizes(place ? coveringSizes(sizes, picture, place) : sizes)
}
