import type { Ref } from 'react'
import { preload } from 'react-dom'
import { useHydrated } from '../hooks/use-hydrated.ts'

export type ResponsivePictureProps = {
  /** The `srcset` of the AVIF files. */
  avif: string
  /** For browsers without AVIF, and for programs that read the page. */
  src: string
  width: number
  height: number
  alt: string
  altLang?: string
  /** Value of the `sizes` attribute. */
  sizes: string
  /** Set on the first visible picture: it loads at once with high priority. Others load lazily. */
  priority?: boolean
  className?: string
  ref?: Ref<HTMLImageElement> | undefined
  /** Set if the next page has the same picture, for a view transition between them. */
  transitionName?: string
}

/** A picture in several widths. `width` and `height` reserve its space (G11). */
export function ResponsivePicture(props: ResponsivePictureProps) {
  const { avif, src, width, height, alt, altLang, sizes, priority = false, className, ref, transitionName } = props
  // The Content-Security-Policy forbids `style` attributes in server-rendered HTML, and transitions need hydration anyway.
  const moves = useHydrated() && transitionName !== undefined
  // React does this itself for an image outside of <picture>. In the head it comes before all scripts.
  if (priority) preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' })
  return (
    <picture className={className} style={moves ? { viewTransitionName: transitionName } : undefined}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        ref={ref}
        src={src}
        width={width}
        height={height}
        alt={alt}
        lang={altLang}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
