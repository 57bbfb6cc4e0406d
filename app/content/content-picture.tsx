import { memo } from 'react'
import { type PictureSource, ResponsivePicture } from '#app/ui/responsive-picture.tsx'
import { escapeMarkup } from '#contract/escape-markup.ts'
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
export const ContentPicture = import.meta.env.SSR ? WrittenPicture : memo(PictureInBrowser)

function PictureInBrowser({ picture, sizes, place, priority, decorative = false, ...rest }: ContentPictureProps) {
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
}

/**
 * The same HTML, most of it made once for each picture: a page has up to thirty, and their elements have three quarters of all attributes. What depends on
 * the place is inserted, because a picture is shown in many places.
 */
function WrittenPicture({ picture, sizes, place, priority = false, decorative = false, className }: ContentPictureProps) {
  const { sources, image, alt } = keptFor(picture, 'markup', () => markupOf(picture))
  const box = place && ('height' in place ? place.height : place.ratio)
  const shown = keptFor(picture, `${sizes} ${box}`, () => escapeMarkup(sizesOf(picture, sizes, place)))
  const [avif, webp] = sources
  const loading = priority
    ? ' loading="eager" fetchPriority="high" decoding="sync"/>'
    : ' loading="lazy" fetchPriority="auto" decoding="async"/>'
  const html = `${avif}${shown}"/>${webp}${shown}"/>${image}${decorative ? ' alt=""' : alt}${loading}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every value in it is escaped.
  return <picture className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

function markupOf(picture: Picture) {
  const { width, height, alt } = picture
  const lang = alt.lang === undefined ? '' : ` lang="${alt.lang}"`
  return {
    sources: sourcesOf(picture).map(({ type, srcSet }) => `<source type="${type}" srcSet="${escapeMarkup(srcSet)}" sizes="`),
    image: `<img src="${escapeMarkup(webpUrl(picture, fallbackWidth))}" width="${width}" height="${height}"`,
    alt: ` alt="${escapeMarkup(alt.text)}"${lang}`,
  }
}

function sourcesOf(picture: Picture): PictureSource[] {
  return [
    { type: 'image/avif', srcSet: srcSet(picture, 'avif') },
    { type: 'image/webp', srcSet: srcSet(picture, 'webp') },
  ]
}

const srcSet = ({ src, width: widest }: Picture, format: PictureFormat) =>
  widthsUpTo(widest, format)
    .map((width) => `${pictureUrl(src, width, format)} ${width}w`)
    .join(', ')

function sizesOf(picture: Picture, sizes: string, place: Place | undefined): string {
  return denseSizes(place ? coveringSizes(sizes, picture, place) : sizes)
}
