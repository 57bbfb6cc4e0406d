import { type RefObject, useEffect, useRef, useState } from 'react'
import { KitchenHeart } from '#app/content/kitchen/kitchen-heart.tsx'
import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { closeIcon } from '#app/ui/pictures/icons.ts'
import { productUrl } from '#contract/pages/urls.ts'
import type { CompareView, ProductCard, Text } from '#contract/views.ts'
import type { RowGroup, ScaleRow } from '../load.server.ts'
import styles from './compare-table.module.css'
import { ScaleDrawing } from './scale-drawing.tsx'
import { StickyNames } from './sticky-names.tsx'

export type CompareTableProps = {
  products: CompareView['products']
  /** What each product is best at (C9). */
  strengths: readonly (readonly Text[])[] | undefined
  scale: ScaleRow | undefined
  groups: readonly RowGroup[]
  highlight: boolean
  /** URL of the comparison without that product. */
  without: (product: ProductCard) => string
  onRemove: (code: string, link: HTMLElement) => void
}

/** One row per parameter, grouped by theme, and one column per product (C3, C5). A wide table scrolls inside its own region, also by keyboard, while the first column stays. */
export function CompareTable({ products, strengths, scale, groups, highlight, without, onRemove }: CompareTableProps) {
  const t = useMessages('comparison')
  const head = useRef<HTMLTableSectionElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const passed = usePassed(head)

  return (
    <div>
      <StickyNames products={products} shown={passed} bar={bar} />
      <section
        aria-label={t('comparison.table')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be focusable, so that the arrow keys can scroll it.
        tabIndex={0}
        className={styles.scroll}
        onScroll={({ currentTarget }) => bar.current?.scrollTo(currentTarget.scrollLeft, 0)}
      >
        <table className={styles.table} data-highlight={highlight}>
          <thead ref={head}>
            <tr>
              <th scope="col" rowSpan={2}>
                <span className="visually-hidden">{t('comparison.parameter')}</span>
              </th>
              {products.map((product) => (
                <ProductHead key={product.id} product={product} />
              ))}
            </tr>
            <tr>
              {products.map((product) => (
                <ProductActions
                  key={product.id}
                  product={product}
                  without={without(product)}
                  onRemove={(link) => onRemove(product.code, link)}
                />
              ))}
            </tr>
          </thead>
          {(strengths || scale) && (
            <tbody>
              {strengths && (
                <tr data-differs>
                  <RowHead name={{ text: t('comparison.strengths') }} differs={highlight} />
                  {products.map((product, column) => (
                    <td key={product.id}>
                      <Values values={strengths[column] ?? []} />
                    </td>
                  ))}
                </tr>
              )}
              {scale && (
                <tr data-differs={scale.differs}>
                  <RowHead name={{ text: t('comparison.scale') }} differs={highlight && scale.differs} />
                  {products.map((product, column) => (
                    <td key={product.id}>
                      <ScaleDrawing cells={scale.cells} column={column} />
                    </td>
                  ))}
                </tr>
              )}
            </tbody>
          )}
          {groups.map(({ theme, rows }) => (
            <tbody key={theme}>
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1} className={styles.theme}>
                  <span className={styles.themeName}>{t(`comparison.theme.${theme}`)}</span>
                </th>
              </tr>
              {rows.map(({ key, name, cells, differs, best }) => (
                <tr key={key} data-differs={differs}>
                  <RowHead name={name} differs={highlight && differs} />
                  {products.map((product, column) => (
                    <td key={product.id}>
                      <Cell values={cells[column] ?? []} />
                      {best?.columns.includes(column) && <span className={styles.best}>{t(`comparison.best.${best.word}`)}</span>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  )
}

/** Only the name: screen readers read it, or its `abbr`, before each cell of the column. */
function ProductHead({ product }: { product: ProductCard }) {
  const { language } = useLanguage()
  const { code, title } = product
  return (
    <th scope="col" abbr={code} className={styles.product}>
      <Link to={productUrl(language, product)} className={styles.link} data-column={code}>
        <span className={styles.code}>{code}</span>{' '}
        <span className={styles.title}>
          <Words of={title} />
        </span>
      </Link>
    </th>
  )
}

type ProductActionsProps = { product: ProductCard; without: string; onRemove: (link: HTMLElement) => void }

function ProductActions({ product, without, onRemove }: ProductActionsProps) {
  const t = useMessages('comparison', 'product-card')
  const picture = useRef<HTMLImageElement>(null)
  return (
    <td className={styles.product}>
      <div className={styles.picture}>
        <ContentPicture
          ref={picture}
          picture={product.picture}
          sizes="(min-width: 108.75rem) 27rem, (min-width: 64rem) 25vw, 40vw"
          decorative
          priority
          className="crop-4-3"
        />
        <KitchenHeart product={product} picture={picture} />
      </div>
      <Link
        to={without}
        preventScrollReset
        className={`screen-only ${styles.remove}`}
        aria-label={t('compare.removeProduct', { code: product.code })}
        data-remove
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <Icon path={closeIcon} size={16} />
        {t('comparison.remove')}
      </Link>
    </td>
  )
}

function RowHead({ name, differs }: { name: Text; differs: boolean }) {
  const t = useMessages('comparison')
  return (
    <th scope="row">
      <Words of={name} />
      {differs && <span className="visually-hidden"> ({t('comparison.differs')})</span>}
    </th>
  )
}

function Cell({ values }: { values: readonly Text[] }) {
  const t = useMessages('comparison')
  if (values.length === 0) {
    return (
      <>
        <span aria-hidden>–</span>
        <span className="visually-hidden">{t('comparison.noValue')}</span>
      </>
    )
  }
  return <Values values={values} />
}

function Values({ values }: { values: readonly Text[] }) {
  return values.map((value) => (
    <span key={value.text} className={styles.value}>
      <Words of={value} />
    </span>
  ))
}

/** Whether the element has been scrolled out of view, upwards and behind the header of the site. */
function usePassed(element: RefObject<Element | null>): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      // The height of the header.
      { rootMargin: '-72px 0px 0px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return passed
}
