import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterPaint } from '#app/browser/after-paint.ts'
import { Link } from '#app/content/link.tsx'
import { StaticPart } from '#app/content/static-part.tsx'
import { useLater } from '#app/document/use-later.ts'
import { AccessoryTable } from '#app/features/accessories/accessory-table.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { arrowUpRightIcon } from '#app/ui/icons.ts'
import { panelTabId, type TabChange, TabList, TabPanel, TabPanels } from '#app/ui/tabs.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { framedUrl } from '#contract/pages/urls.ts'
import type { MessageKey } from '#i18n/interface/en.ts'
import { DetailsPanel } from './details-panel.tsx'
import { FeaturesPanel } from './features-panel.tsx'
import { InstallationPanel } from './installation-panel.tsx'
import type { ShownProduct } from './load.server.ts'
import { ManualPanel } from './manual-panel.tsx'
import { ParametersPanel } from './parameters-panel.tsx'
import styles from './product-tabs.module.css'
import { type TabName, tabOfHash } from './tab-choice.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

const fixedFromPixels = 660

const tabLabels = {
  features: 'product.features',
  details: 'product.details',
  parameters: 'product.parameters',
  installation: 'product.installation',
  accessories: 'offer.accessories',
  manual: 'product.manual',
} as const satisfies Record<TabName, MessageKey>

/** The tab bar and the panel of the selected tab (D6). The URL hash names the tab, so that a reload and Back restore it. */
export function ProductTabs({ product }: { product: ShownProduct }) {
  const { language, t } = useLanguage()
  const live = useHydrated()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const [pressed, setPressed] = useState<TabName>()
  const panels = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const fixed = useScrolledPast(fixedFromPixels)

  const names = product.tabs
  const tabHash = useTabHash(hash, names)
  // The server doesn't know the hash. Hydrate its HTML unchanged first, then apply the hash.
  const selected = pressed ?? tabOfHash(live ? tabHash : '', names)

  // Where the bar's own place is further down, the bar unfolds instead of jumping there. It doesn't slide: a tap would miss a tab that moves.
  useLayoutEffect(() => {
    if (fixed && place.current) place.current.dataset.early = String(isBelowHeader(place.current))
  }, [fixed])

  // Not `scrollIntoView`: it would scroll the page too.
  useEffect(() => {
    const open = document.getElementById(panelTabId(selected ?? ''))
    if (open && bar.current) bar.current.scrollLeft = open.offsetLeft - (bar.current.clientWidth - open.offsetWidth) / 2
  }, [selected])

  async function select(id: string, change: TabChange) {
    const name = names.find((tab) => tab === id)
    setPressed(name)
    // Show the new panel from its beginning, however far the old one was scrolled.
    if (panels.current && panels.current.getBoundingClientRect().top < 0) panels.current.scrollIntoView()
    // The router takes longer to change the URL than the tab to open.
    await afterPaint()
    // The visitor may have left the page.
    if (!panels.current) return
    await navigate({ search, hash: id }, { preventScrollReset: true, replace: change === 'step' })
    setPressed((last) => (last === name ? undefined : last))
  }

  return (
    <>
      <div ref={place} className={styles.place}>
        <div className={styles.bar} data-fixed={fixed}>
          <div ref={bar} className={`page-width ${styles.tabs}`}>
            {product.hasFeature && !product.hasStory && (
              <Link to={framedUrl(language, 'series', product.seriesId, product.category)} className={styles.feature}>
                {t('product.features')}
                <Icon path={arrowUpRightIcon} size={16} />
              </Link>
            )}
            <TabList
              label={t('product.tabs', { code: product.code })}
              tabs={names.map((name) => ({ id: name, label: t(tabLabels[name]) }))}
              selected={selected ?? ''}
              onSelect={select}
              live={live}
            />
          </div>
        </div>
      </div>
      <div ref={panels} className={`page-width ${styles.panels}`}>
        <TabPanels live={live}>
          {names.map((name) => (
            <TabPanel key={name} id={name} selected={name === selected} live={live}>
              <h2 className={styles.heading}>{t(tabLabels[name])}</h2>
              <Panel name={name} open={live && name === selected} product={product} />
            </TabPanel>
          ))}
        </TabPanels>
      </div>
    </>
  )
}

/** The hash. While it names another part of the page, such as the shops, the last one that did not: the open tab stays open. */
function useTabHash(hash: string, names: readonly TabName[]): string {
  const [last, setLast] = useState(hash)
  const isOfTabs = hash === '' || names.some((name) => hash === `#${name}`)
  if (isOfTabs && hash !== last) setLast(hash)
  return isOfTabs ? hash : last
}

/** Whether a sticky element has not reached its place below the header yet. */
function isBelowHeader(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top > Number.parseFloat(getComputedStyle(element).top)
}

type PanelProps = { name: TabName; open: boolean; product: ShownProduct }

/** Filled after the page is painted: the panels are below the first screen. */
function Panel({ name, open, product }: PanelProps) {
  return useLater() && <PanelContent name={name} open={open && name === 'features'} product={product} />
}

/** Not rendered again when another tab is opened. */
const PanelContent = memo(function PanelContent({ name, open, product }: PanelProps) {
  const { panels } = product
  switch (name) {
    case 'features':
      return <FeaturesPanel product={product} open={open} />
    case 'details':
      return <StaticPart of={panels.details}>{(blocks) => <DetailsPanel blocks={blocks} />}</StaticPart>
    case 'parameters':
      return <StaticPart of={panels.parameters}>{(parameters) => <ParametersPanel of={parameters} />}</StaticPart>
    case 'installation':
      return <StaticPart of={panels.installation}>{(installation) => <InstallationPanel of={installation} />}</StaticPart>
    case 'accessories':
      return <StaticPart of={panels.accessories}>{(accessories) => <AccessoryTable of={accessories} />}</StaticPart>
    case 'manual':
      return <StaticPart of={panels.manual}>{(documents) => <ManualPanel documents={documents} />}</StaticPart>
  }
})
