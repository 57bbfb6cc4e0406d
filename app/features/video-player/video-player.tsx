import { type RefObject, useEffect } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { languageEntry } from '#contract/languages.ts'
import { pictureUrl, widthsUpTo } from '#contract/pictures.ts'
import type { FileLink, VideoView } from '#contract/views.ts'

type VideoPlayerProps = {
  video: VideoView
  /** The languages that there are captions in; those in the page's own are shown from the start. */
  captions: readonly FileLink[]
  /** How large the player stands at most, in pixels. */
  width: number
  height: number
  player: RefObject<HTMLVideoElement | null>
  className?: string
}

/** The browser's own player. Whoever leaves the page, be it to come back, leaves the video paused. */
export function VideoPlayer({ video: { sources, poster, title }, captions, width, height, player, className }: VideoPlayerProps) {
  const { language } = useLanguage()

  useEffect(() => {
    const element = player.current
    const pause = () => element?.pause()
    window.addEventListener('pagehide', pause)
    return () => {
      window.removeEventListener('pagehide', pause)
      pause()
    }
  }, [player])

  return (
    // biome-ignore lint/a11y/useMediaCaption: the videos without captions have no spoken word.
    <video
      ref={player}
      controls
      playsInline
      preload="metadata"
      poster={pictureUrl(poster.src, widthsUpTo(Math.min(poster.width, width)).at(-1) ?? 160, 'webp')}
      width={width}
      height={height}
      aria-label={title.text}
      className={className}
    >
      {sources.map(({ url, type }) => (
        <source key={url} src={url} type={`video/${type}`} />
      ))}
      {captions.map(({ url, language: spoken = language }) => (
        <track
          key={url}
          kind="captions"
          src={url}
          srcLang={spoken}
          label={languageEntry(spoken).name}
          default={spoken === language}
        />
      ))}
    </video>
  )
}
