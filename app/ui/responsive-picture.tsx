import { useHydrated } from './use-hydrated.ts'

export type PictureSource = { type: string; srcSet: string }
export type ResponsivePictureProps = {
  sources: readonly PictureSource[]
  src: string
  width: number
  height: number
  alt: string
  altLang?: string
  /** How wide the picture stands in the layout, in the syntax of the `sizes` attribute. */
  sizes: string
  /** The picture that a visitor sees first: loaded at once and before others. Everything else waits until it is near. */
  priority?: boolean
  className?: string
  /** Of a picture that stands on the next page too: browsers move it there. */
  transitionName?: string
}

/** A picture in the formats and widths that the browser can choose from; width and height keep its place free (G11). */
export function ResponsivePicture(props: ResponsivePictureProps) {
  const { sources, src, width, height, alt, altLang, sizes, priority = false, className, transitionName } = props
  // The site's policy allows no `style` in what the server sends; until React runs, no page moves into another.
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
