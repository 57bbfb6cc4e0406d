import { useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useLanguage } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { closeIcon } from '#app/ui/icons.ts'
import { Toast, useToast } from '#app/ui/toast.tsx'
import { useFocusAfterRemoval } from '#app/ui/use-focus-after-removal.ts'
import type { CategoryNumber } from '#contract/categories.ts'
import { compareUrl } from '#contract/pages/urls.ts'
import { webpUrl } from '#contract/pictures.ts'
import styles from './compare-drawer.module.css'
import { compareLimit } from './selection-store.ts'
import { store, useSelection } from './use-selection.ts'

type CompareDrawerProps = {
  open: boolean
  onClose: () => void
  category: CategoryNumber
}

/** The products selected for comparison (P5). */
export function CompareDrawer({ open, onClose, category }: CompareDrawerProps) {
  const { language, t } = useLanguage()
  const selection = useSelection(category)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { message, show } = useToast()
  const compareButton = useRef<HTMLButtonElement>(null)
  const { list, noteRemoval } = useFocusAfterRemoval<HTMLUListElement>(selection.length, compareButton)

  function compare() {
    if (selection.length === 0) {
      show(t('compare.nothingChosen'))
      return
    }
    const ids = selection.map(({ id }) => id)
    navigate(compareUrl(language, ids, category))
  }

  function clear() {
    store.clear(category)
    onClose()
    // P5: afterwards the page shows fresh data, as after a reload.
    revalidate()
  }

  return (
    <Drawer open={open} onClose={onClose} title={t('compare.chosen')} closeLabel={t('action.close')}>
      <div className={styles.content}>
        <p className={styles.room}>{t('compare.room', { count: selection.length, limit: compareLimit })}</p>
        <ul ref={list} className={styles.list}>
          {selection.map(({ id, code, picture }, index) => (
            <li key={id} className={styles.item}>
              <img src={webpUrl(picture, 480)} width={picture.width} height={picture.height} alt="" className={styles.picture} />
              <span className={styles.code}>{code}</span>
              <button
                type="button"
                className="close-button"
                aria-label={t('compare.removeProduct', { code })}
                data-remove
                onClick={() => {
                  noteRemoval(index)
                  store.remove(category, id)
                }}
              >
                <Icon path={closeIcon} size={20} />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button ref={compareButton} onClick={compare}>
            {t('compare.compare')}
          </Button>
          <Button look="secondary" onClick={clear}>
            {t('compare.clear')}
          </Button>
        </div>
      </div>
      <Toast message={message} />
    </Drawer>
  )
}
