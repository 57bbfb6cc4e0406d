import { useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { Drawer } from '#app/content/dialog.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Button } from '#app/ui/actions/button.tsx'
import { announce, showToast } from '#app/ui/feedback/announcements.ts'
import { ChangingText } from '#app/ui/feedback/changing-text.tsx'
import { afterRemoval, useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { closeIcon } from '#app/ui/pictures/icons.ts'
import { compareUrl } from '#contract/pages/urls.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { CategoryNumber } from '#contract/products/categories.ts'
import styles from './compare-drawer.module.css'
import { type ChosenProduct, compareLimit } from './selection-store.ts'
import { store, useSelection } from './use-selection.ts'

export type CompareDrawerProps = {
  open: boolean
  onClose: () => void
  category: CategoryNumber
  onRemove: (product: Pick<ChosenProduct, 'id' | 'code'>) => void
}

/** The products selected for comparison (P5). */
export function CompareDrawer({ open, onClose, category, onRemove }: CompareDrawerProps) {
  const { language } = useLanguage()
  const t = useMessages('product-card', 'shell')
  const selection = useSelection(category)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const compareButton = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useNextFocus()
  function compare() {
    if (selection.length === 0) {
      showToast(t('compare.nothingChosen'))
      return
    }
    const ids = selection.map(({ id }) => id)
    navigate(compareUrl(language, ids, category))
  }

  function clear() {
    store.clear(category)
    onClose()
    announce(t('compare.cleared'))
    // P5: afterwards the page shows fresh data, as after a reload.
    revalidate()
  }

  return (
    <Drawer open={open} onClose={onClose} title={t('compare.chosen')} closeLabel={t('action.close')}>
      <div className={styles.content}>
        <p className="soft-note">
          <ChangingText>{t('compare.room', { count: selection.length, limit: compareLimit })}</ChangingText>
        </p>
        <ul role="list" ref={list} className={styles.list}>
          {selection.map(({ id, code, picture }) => (
            <li key={id} className={styles.item}>
              <img src={webpUrl(picture, 480)} width={picture.width} height={picture.height} alt="" className={styles.picture} />
              <span className={styles.code}>{code}</span>
              <button
                type="button"
                className="close-button"
                aria-label={t('compare.removeProduct', { code })}
                data-remove
                onClick={({ currentTarget }) => {
                  onRemove({ id, code })
                  focusNext(afterRemoval(currentTarget, list.current, () => compareButton.current))
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
    </Drawer>
  )
}
