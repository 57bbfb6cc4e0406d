import { type RefObject, useEffect } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { languageEntry } from '#contract/languages.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { FileLink, VideoView } from '#contract/views.ts'

type VideoPlayerProps = {
  video: VideoView
  /** Caption files. Those in the language of the page are on by default. */
  captions: readonly FileLink[]
  /** Maximum size in pixels. */
  width: number
  height: number
  player: RefObject<HTMLVideoElement | null>
  className?: string
}

/** The browser's own player. Leaving the page pauses the video, also if the page comes back from the back/forward cache. */
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
    // biome-ignore lint/a11y/useMediaCaption: videos without captions contain no speech.
    <video
      ref={player}
      controls
      playsInline
      preload="metadata"
      poster={webpUrl(poster, Math.max(width, 960))}
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
