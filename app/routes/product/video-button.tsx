import { useRef, useState } from 'react'
import { VideoPlayer } from '#app/features/video-player/video-player.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { playIcon } from '#app/ui/icons.ts'
import type { VideoView } from '#contract/views.ts'
import styles from './video-button.module.css'

/** Shows the product's video in a dialog. However the dialog is closed, the video pauses (D3). */
export function VideoButton({ video }: { video: VideoView }) {
  const { t } = useLanguage()
  const player = useRef<HTMLVideoElement>(null)
  const [open, setOpen] = useState(false)
  const { captions, title } = video

  function close() {
    player.current?.pause()
    setOpen(false)
  }

  return (
    <>
      <Button look="secondary" className="needs-script" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon path={playIcon} size={18} />
        {t('product.video')}
      </Button>
      <Dialog open={open} onClose={close} title={title.text} titleHidden closeLabel={t('action.close')} className={styles.dialog}>
        <VideoPlayer
          player={player}
          video={video}
          captions={captions ? [captions] : []}
          width={900}
          height={480}
          className={styles.video}
        />
      </Dialog>
    </>
  )
}
