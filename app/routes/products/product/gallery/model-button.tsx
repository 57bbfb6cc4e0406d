import { useState } from 'react'
import { Dialog } from '#app/content/dialog.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { cubeIcon } from '#app/ui/pictures/icons.ts'
import { pageUrl } from '#contract/pages/urls.ts'
import styles from './model-button.module.css'

/** Opens the 3D view in a dialog. The frame with the viewer is created when the dialog is first opened. */
export function ModelButton({ code }: { code: string }) {
  const { language } = useLanguage()
  const t = useMessages('product', 'shell')
  const [open, setOpen] = useState(false)
  const title = t('product.modelTitle', { code })
  return (
    <>
      <Button look="plain" className="needs-script" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Icon path={cubeIcon} size={20} />
        {t('product.model')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        titleHidden
        closeLabel={t('action.close')}
        className={styles.dialog}
      >
        <iframe
          src={pageUrl(language, 'productModel', { id: code })}
          title={title}
          allow="xr-spatial-tracking; fullscreen"
          className={styles.frame}
        />
      </Dialog>
    </>
  )
}
