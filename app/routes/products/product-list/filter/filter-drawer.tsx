import { type ReactNode, useState } from 'react'
import { afterPaint } from '#app/browser/after-paint.ts'
import { Drawer } from '#app/content/dialog.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { slidersHorizontalIcon } from '#app/ui/pictures/icons.ts'
import styles from './filter-drawer.module.css'

/** The filters in a drawer, for small screens. It shows the number of matches, because it covers the list. */
export function FilterDrawer({ chosen, count, children }: { chosen: number; count: number; children: ReactNode }) {
  const t = useMessages('product-list', 'shell')
  const [open, setOpen] = useState(false)
  const [filled, setFilled] = useState(false)

  // The drawer answers the press; what is in it comes in the next frame, while the drawer slides in.
  const show = () => {
    setOpen(true)
    void afterPaint().then(() => setFilled(true))
  }
  return (
    <>
      <Button look="secondary" className={`needs-script ${styles.button}`} onClick={show} aria-haspopup="dialog">
        <Icon path={slidersHorizontalIcon} size={18} />
        {t('filter.title')}
        {chosen > 0 && (
          <span className={styles.chosen}>
            <ChangingText>{chosen}</ChangingText>
          </span>
        )}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={t('filter.title')} closeLabel={t('action.close')}>
        {filled && children}
        <div className={styles.foot}>
          <Button onClick={() => setOpen(false)} className={styles.show}>
            <ChangingText>{t('filter.show', { count })}</ChangingText>
          </Button>
        </div>
      </Drawer>
    </>
  )
}
