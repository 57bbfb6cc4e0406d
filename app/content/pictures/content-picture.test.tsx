import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ResponsivePicture } from '#app/ui/pictures/responsive-picture.tsx'
import { pictureUrl, webpUrl, widthsUpTo } from '#contract/pictures.ts'
import type { Picture } from '#contract/views.ts'
import { ContentPicture } from './content-picture.tsx'

const picture = {
  src: '/media/0a1b2c3d4e/hob',
  width: 720,
  height: 480,
  alt: { text: `The cook's "hob" & <pan>`, lang: 'en' as const },
} satisfies Picture

const avif = widthsUpTo(picture.width, 'avif')
  .map((width) => `${pictureUrl(picture.src, width, 'avif')} ${width}w`)
  .join(', ')

it.each([
  { priority: true, decorative: false, className: 'crop' },
  { priority: false, decorative: true },
])('G11: hydration finds the elements of a picture in the HTML of the server (%o)', ({ priority, decorative, className }) => {
  const sizes = '(width < 64rem) 30rem'
  const inBrowser = (
    <ResponsivePicture
      avif={avif}
      src={webpUrl(picture, 960)}
      width={720}
      height={480}
      alt={decorative ? '' : picture.alt.text}
      altLang={decorative ? undefined : 'en'}
      sizes={`(min-resolution: 2.5x) and (width < 64rem) 20rem, ${sizes}`}
      priority={priority}
      className={className}
    />
  )
  const onServer = (
    <ContentPicture picture={picture} sizes={sizes} priority={priority} decorative={decorative} className={className} />
  )
  expect(renderToStaticMarkup(onServer)).toBe(renderToStaticMarkup(inBrowser))
})
