import { useRef, useState } from 'react'
import { useLanguage } from '#app/i18n/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { playIcon } from '#app/ui/icons.ts'
import { pictureUrl, widthsUpTo } from '#contract/pictures.ts'
import type { VideoView } from '#contract/views.ts'
import styles from './video-button.module.css'

/** Shows the product's video in a dialog; closing it, in whatever way, pauses it (D3). */
export function VideoButton({ video }: { video: VideoView }) {
  const { language, t } = useLanguage()
  const player = useRef<HTMLVideoElement>(null)
  const [open, setOpen] = useState(false)
  const { sources, poster, captions, title } = video

  function close() {
    player.current?.pause()
    setOpen(false)
  }

  return (
    <>
      <Button look="secondary" className={styles.button} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon path={playIcon} size={18} />
        {t('product.video')}
      </Button>
      <Dialog open={open} onClose={close} title={title.text} titleHidden closeLabel={t('action.close')} className={styles.dialog}>
        {/* biome-ignore lint/a11y/useMediaCaption: the videos without captions have no spoken word. */}
        <video
          ref={player}
          controls
          playsInline
          preload="metadata"
          poster={pictureUrl(poster.src, widthsUpTo(Math.min(poster.width, 960)).at(-1) ?? 160, 'webp')}
          width={900}
          height={480}
          aria-label={title.text}
          className={styles.video}
        >
          {sources.map(({ url, type }) => (
            <source key={url} src={url} type={`video/${type}`} />
          ))}
          {captions && (
            <track
              kind="captions"
              src={captions.url}
              srcLang={captions.language ?? language}
              label={t('product.captions')}
              default
            />
          )}
        </video>
      </Dialog>
    </>
  )
}
