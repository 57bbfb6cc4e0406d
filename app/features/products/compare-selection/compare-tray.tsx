import { useRef } from 'react'
import { Link } from '#app/content/link.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { buttonClass } from '#app/ui/actions/button.tsx'
import { afterRemoval, useNextFocus } from '#app/ui/hooks/use-next-focus.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { closeIcon } from '#app/ui/pictures/icons.ts'
import { compareUrl } from '#contract/pages/urls.ts'
import { webpUrl } from '#contract/pictures.ts'
import { useCompareSelection } from './compare-selection.tsx'
import styles from './compare-tray.module.css'
import { useSelection } from './use-selection.ts'

/** The selected products at the foot of the screen while their list is in view (P11). It is the end of the list, so it covers no product there. */
export function CompareTray() {
  const { language } = useLanguage()
  const t = useMessages('product-card')
  const { category, remove, opener } = useCompareSelection()
  const selection = useSelection(category)
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useNextFocus()
  if (selection.length === 0) return null
  const ids = selection.map(({ id }) => id)
  return (
    <section aria-label={t('compare.chosen')} className={`screen-only ${styles.tray}`} data-foot-bar>
      <ul role="list" ref={list} className={styles.products}>
        {selection.map(({ id, code, picture }) => (
          <li key={id} className={styles.product}>
            <img src={webpUrl(picture, 480)} width={picture.width} height={picture.height} alt="" className={styles.picture} />
            <span className={styles.code}>{code}</span>
            <button
              type="button"
              className={`close-button ${styles.remove}`}
              aria-label={t('compare.removeProduct', { code })}
              data-remove
              onClick={({ currentTarget }) => {
                remove({ id, code })
                focusNext(afterRemoval(currentTarget, list.current, () => opener.current))
              }}
            >
              <Icon path={closeIcon} size={16} />
            </button>
          </li>
        ))}
      </ul>
      <Link to={compareUrl(language, ids, category)} className={buttonClass('primary', styles.compare)}>
        {t('compare.compare')}
      </Link>
    </section>
  )
}
