import { useLocation, useNavigate } from 'react-router'
import { useNow } from '#app/features/products/shops/use-now.ts'
import { useMessages } from '#app/language/messages.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { TabList, TabPanel, TabPanels } from '#app/ui/moving/tabs.tsx'
import type { StoreView } from '#contract/views/places.ts'
import styles from './store-panel.module.css'
import { StorePanel } from './store-panel.tsx'

/** The stores as tabs (S1). The URL hash names the open tab. */
export function StoreTabs({ stores }: { stores: readonly (StoreView & { takesVisits: boolean })[] }) {
  const t = useMessages('stores')
  const live = useHydrated()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const now = useNow()

  const named = live ? stores.find(({ id }) => hash === `#${id}`) : undefined
  const selected = (named ?? stores[0])?.id ?? ''
  return (
    <>
      <div className={`screen-only ${styles.bar}`}>
        <TabList
          label={t('stores.tabs')}
          tabs={stores.map(({ id, tab }) => ({ id, label: tab.text }))}
          selected={selected}
          onSelect={(id, change) => navigate({ hash: id }, { preventScrollReset: true, replace: change === 'step' })}
          live={live}
        />
      </div>
      <TabPanels live={live}>
        {stores.map((store) => (
          <TabPanel key={store.id} id={store.id} selected={store.id === selected} live={live}>
            <StorePanel store={store} now={now} />
          </TabPanel>
        ))}
      </TabPanels>
    </>
  )
}
