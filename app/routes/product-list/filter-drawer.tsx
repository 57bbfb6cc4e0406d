import { type ReactNode, useState } from 'react'
import { afterPaint } from '#app/browser/after-paint.ts'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { slidersHorizontalIcon } from '#app/ui/icons.ts'
import styles from './filter-drawer.module.css'

/** The filters in a drawer, for small screens. It shows the number of matches, because it covers the list. */
export function FilterDrawer({ chosen, count, children }: { chosen: number; count: number; children: ReactNode }) {
  const { t } = useLanguage()
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
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={t('filter.title')} closeLabel={t('action.close')}>
        {filled && children}
        <div className={styles.foot}>
          <Button onClick={() => setOpen(false)} className={styles.show}>
            <span aria-live="polite">{t('filter.show', { count })}</span>
          </Button>
        </div>
      </Drawer>
    </>
  )
}
