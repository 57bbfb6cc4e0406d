import { memo, type ReactNode, startTransition, useEffect, useOptimistic, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '#app/content/link.tsx'
import { AccessoryTable } from '#app/features/products/accessories/accessory-table.tsx'
import { documentNames, fileFacts } from '#app/features/products/documents/file-facts.ts'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { panelTabId, type TabChange, TabList, TabPanel, TabPanels } from '#app/ui/moving/tabs.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { arrowUpRightIcon, downloadIcon } from '#app/ui/pictures/icons.ts'
import { framedUrl } from '#contract/pages/urls.ts'
import type { DocumentView } from '#contract/views.ts'
import type { MessageKey } from '#i18n/interface/en.ts'
import type { ShownProduct } from '../load.server.ts'
import { DetailsPanel } from './panels/details-panel.tsx'
import { InstallationPanel } from './panels/installation-panel.tsx'
import { ParametersPanel } from './panels/parameters-panel.tsx'
import styles from './product-tabs.module.css'
import { type TabName, tabOfHash } from './tab-choice.ts'

const tabLabels = {
  details: 'product.details',
  parameters: 'product.parameters',
  installation: 'product.installation',
  accessories: 'offer.accessories',
  manual: 'product.manual',
} as const satisfies Record<TabName, MessageKey<'product' | 'product-card'>>

type ProductTabsProps = {
  product: ShownProduct
  /** Begins the details. */
  overview: ReactNode
}

/**
 * The tab bar and the panel of the selected tab (D6). The URL hash names the tab, so that a reload and Back restore it. Features are a page of
 * their own, so their tab is a link.
 */
export function ProductTabs({ product, overview }: ProductTabsProps) {
  const { language } = useLanguage()
  const t = useMessages('product', 'product-card')
  const live = useHydrated()
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const panels = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)

  const names = product.tabs
  const tabHash = useTabHash(hash, names)
  // The server doesn't know the hash. Hydrate its HTML unchanged first, then apply the hash.
  const [selected, setSelected] = useOptimistic(tabOfHash(live ? tabHash : '', names))

  // Not `scrollIntoView`: it would scroll the page too.
  useEffect(() => {
    const open = document.getElementById(panelTabId(selected ?? ''))
    if (open && bar.current) bar.current.scrollLeft = open.offsetLeft - (bar.current.clientWidth - open.offsetWidth) / 2
  }, [selected])

  function select(id: string, change: TabChange) {
    // Show the new panel from its beginning, however far the old one was scrolled.
    if (panels.current && panels.current.getBoundingClientRect().top < 0) panels.current.scrollIntoView()
    startTransition(async () => {
      setSelected(names.find((tab) => tab === id))
      await navigate({ search, hash: id }, { preventScrollReset: true, replace: change === 'step' })
    })
  }

  return (
    <>
      <div className={`screen-only ${styles.bar}`} data-head-bar="tabs">
        <div ref={bar} className={`page-width ${styles.tabs}`}>
          {product.hasFeature && (
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
      <div ref={panels} className={`page-width ${styles.panels}`}>
        <TabPanels live={live}>
          {names.map((name) => (
            <TabPanel key={name} id={name} selected={name === selected} live={live}>
              <h2 className={`section-heading ${styles.heading}`}>{t(tabLabels[name])}</h2>
              <Panel name={name} product={product} overview={overview} />
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

type PanelProps = ProductTabsProps & { name: TabName }

/** Not rendered again when another tab is opened. */
const Panel = memo(function Panel({ name, product, overview }: PanelProps) {
  const { panels } = product
  switch (name) {
    case 'details':
      return (
        <>
          {overview}
          <DetailsPanel blocks={panels.details} />
        </>
      )
    case 'parameters':
      return <ParametersPanel of={panels.parameters} />
    case 'installation':
      return <InstallationPanel of={panels.installation} />
    case 'accessories':
      return <AccessoryTable of={panels.accessories} />
    case 'manual':
      return <ManualPanel documents={panels.manual} />
  }
})

/** One card per document, with type, size and language. */
function ManualPanel({ documents }: { documents: readonly DocumentView[] }) {
  const { number } = useLanguage()
  const t = useMessages('common')
  return (
    <ul className={styles.documents}>
      {documents.map(({ kind, file }) => (
        <li key={kind}>
          <a href={file.url} download={file.fileName} className={styles.document}>
            <Icon path={downloadIcon} size={22} className={styles.mark} />
            <span className={styles.name}>{t(documentNames[kind])}</span>
            <span className={styles.facts}>{fileFacts(file, number)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
