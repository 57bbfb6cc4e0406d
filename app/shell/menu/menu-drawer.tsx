import { useState } from 'react'
import { useLanguage } from '#app/language/language.tsx'
import { footerId } from '#app/shell/landmarks.ts'
import type { ProductMenuSource } from '#app/shell/product-menu/use-product-menu.ts'
import { useFooterFallback } from '#app/shell/use-footer-fallback.ts'
import { Icon } from '#app/ui/icon.tsx'
import { menuIcon } from '#app/ui/icons.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { usePart } from '#app/ui/use-part.ts'
import styles from './menu-drawer.module.css'

/** The menu of small screens: a button that opens the drawer. Without JavaScript it links to the footer. */
export function MenuDrawer({ menu }: { menu: ProductMenuSource }) {
  const { t } = useLanguage()
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const panel = usePart(async () => (await import('./menu-drawer-panel.tsx')).MenuDrawerPanel)
  const close = () => setOpen(false)
  useFooterFallback(open && panel.state.kind === 'failed', close)

  const words = (
    <>
      <Icon path={menuIcon} />
      {t('nav.menu')}
    </>
  )
  if (!hydrated) {
    return (
      <a href={`#${footerId}`} className={`screen-only ${styles.button}`}>
        {words}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className={`screen-only ${styles.button}`}
        aria-haspopup="dialog"
        onPointerOver={panel.load}
        onFocus={panel.load}
        onClick={() => {
          panel.load()
          menu.load()
          setOpen(true)
        }}
      >
        {words}
      </button>
      {panel.state.kind === 'ready' && <panel.state.Component open={open} onClose={close} menu={menu} />}
    </>
  )
}
