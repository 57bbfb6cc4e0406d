import { type RefObject, useSyncExternalStore } from 'react'
import { isInWishlist, subscribeToMirror } from '#app/browser/kitchen/kitchen-mirror.ts'
import { pageFailed } from '#app/browser/page-failed.ts'
import { useMessages } from '#app/language/messages.ts'
import { buttonClass } from '#app/ui/actions/button.tsx'
import { announce } from '#app/ui/feedback/announcements.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { heartIcon } from '#app/ui/pictures/icons.ts'
import type { ProductCard } from '#contract/views.ts'
import styles from './kitchen-heart.module.css'

type KitchenHeartProps = {
  product: Pick<ProductCard, 'code' | 'title' | 'category'>
  /** The picture that the page shows of it. My kitchen gets a copy of it, because a request for another size would tell which model is saved. */
  picture: RefObject<HTMLImageElement | null>
  /** What was typed in the fit finder. */
  measures?: Readonly<Record<string, string>>
  /** With its words beside it, instead of on a corner of the picture. */
  worded?: boolean
}

/**
 * Saves a model to the wishlist of My kitchen, or removes it (MK1). On a corner of the element around it. Not in the server's HTML, where it would be in every card
 * of a list.
 */
export function KitchenHeart({ product: { code, title, category }, picture, measures, worded = false }: KitchenHeartProps) {
  const t = useMessages('shell')
  const hydrated = useHydrated()
  const isSaved = useSyncExternalStore(
    subscribeToMirror,
    () => isInWishlist(code),
    () => false,
  )
  if (!hydrated && !worded) return null

  const toggle = () => {
    const say = (isThere: boolean | undefined) => {
      if (isThere !== undefined) announce(t(isThere ? 'heart.added' : 'heart.removed', { code }))
    }
    const appliance = { code, title: title.text, category, ...(measures && { measures }) }
    import('#app/browser/kitchen/toggle-wishlist.ts').then(
      ({ toggleWishlist }) => toggleWishlist(appliance, picture.current).then(say),
      () => dispatchEvent(new Event(pageFailed)),
    )
  }
  const words = t('heart.keep', { code })
  return (
    <button
      type="button"
      className={`needs-script ${worded ? `${buttonClass('plain')} ${styles.worded}` : `icon-button ${styles.corner}`}`}
      aria-pressed={isSaved}
      aria-label={worded ? undefined : words}
      onClick={toggle}
    >
      <Icon path={heartIcon} size={20} />
      {worded && <span>{words}</span>}
    </button>
  )
}
