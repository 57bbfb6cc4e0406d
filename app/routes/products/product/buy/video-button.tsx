import { useRef, useState } from 'react'
import { Dialog } from '#app/content/dialog.tsx'
import { VideoPlayer } from '#app/features/reading/video-player.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { playIcon } from '#app/ui/pictures/icons.ts'
import type { VideoView } from '#contract/views.ts'
import styles from './video-button.module.css'

/** Shows the product's video in a dialog. However the dialog is closed, the video pauses (D3). */
export function VideoButton({ video }: { video: VideoView }) {
  const t = useMessages('product', 'shell')
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
