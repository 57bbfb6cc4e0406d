import { useHydrated } from './use-hydrated.ts'

export type PictureSource = { type: string; srcSet: string }
export type ResponsivePictureProps = {
  sources: readonly PictureSource[]
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
  /** Set if the next page has the same picture, for a view transition between them. */
  transitionName?: string
}

/** A picture with sources in several formats and widths. `width` and `height` reserve its space (G11). */
export function ResponsivePicture(props: ResponsivePictureProps) {
  const { sources, src, width, height, alt, altLang, sizes, priority = false, className, transitionName } = props
  // The Content-Security-Policy forbids `style` attributes in server-rendered HTML, and transitions need hydration anyway.
  const moves = useHydrated() && transitionName !== undefined
  return (
    <picture className={className} style={moves ? { viewTransitionName: transitionName } : undefined}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        lang={altLang}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
