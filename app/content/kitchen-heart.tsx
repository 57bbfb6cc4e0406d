import { useSyncExternalStore } from 'react'
import { isThoughtOf, subscribeToMirror } from '#app/browser/kitchen/kitchen-mirror.ts'
import { pageFailed } from '#app/browser/page-failed.ts'
import { useLanguage } from '#app/language/language.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { heartIcon } from '#app/ui/icons.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ProductCard } from '#contract/views.ts'
import styles from './kitchen-heart.module.css'

type KitchenHeartProps = {
  product: Pick<ProductCard, 'code' | 'title' | 'category'>
  /** What was typed in the fit finder. */
  measures?: Readonly<Record<string, string>>
  /** With its words beside it, instead of on a corner of the picture. */
  worded?: boolean
}

/**
 * Keeps a model in My kitchen, or removes it (MK1). On a corner of the picture of the element around it. Not in the server's HTML, where it
 * would be in every card of a list.
 */
export function KitchenHeart({ product: { code, title, category }, measures, worded = false }: KitchenHeartProps) {
  const { t } = useLanguage()
  const hydrated = useHydrated()
  const kept = useSyncExternalStore(
    subscribeToMirror,
    () => isThoughtOf(code),
    () => false,
  )
  if (!hydrated && !worded) return null

  const toggle = (button: HTMLElement) => {
    const picture = (worded ? document : button.parentElement)?.querySelector<HTMLImageElement>(worded ? 'main img' : 'img')
    const appliance = { code, title: title.text, category, ...(measures && { measures }) }
    import('#app/browser/kitchen/keep-appliance.ts').then(
      ({ toggleThinkingOf }) => toggleThinkingOf(appliance, picture),
      () => dispatchEvent(new Event(pageFailed)),
    )
  }
  const words = t('heart.keep', { code })
  return (
    <button
      type="button"
      className={`needs-script ${worded ? `${buttonClass('plain')} ${styles.worded}` : `icon-button ${styles.corner}`}`}
      aria-pressed={kept}
      aria-label={worded ? undefined : words}
      onClick={({ currentTarget }) => toggle(currentTarget)}
    >
      <Icon path={heartIcon} size={20} />
      {worded && words}
    </button>
  )
}
