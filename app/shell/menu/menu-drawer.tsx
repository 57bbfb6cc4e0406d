import { useState } from 'react'
import { useMessages } from '#app/language/messages.ts'
import { footerId, useFooterFallback } from '#app/shell/landmarks.ts'
import type { ProductMenuSource } from '#app/shell/product-menu/use-product-menu.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { useLazyComponent } from '#app/ui/hooks/use-lazy-component.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { menuIcon } from '#app/ui/pictures/icons.ts'
import styles from './menu-drawer.module.css'

/** The menu of small screens: a button that opens the drawer. Without JavaScript it links to the footer. */
export function MenuDrawer({ menu }: { menu: ProductMenuSource }) {
  const t = useMessages('shell')
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const panel = useLazyComponent(async () => (await import('./menu-drawer-panel.tsx')).MenuDrawerPanel)
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
