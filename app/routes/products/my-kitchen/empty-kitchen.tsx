import { Link } from '#app/content/link.tsx'
import { CategoryTiles } from '#app/features/products/category-tiles.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { buttonClass } from '#app/ui/actions/button.tsx'
import { pageUrl, productListUrl } from '#contract/pages/urls.ts'
import type { CategorySummary } from '#contract/views.ts'
import styles from './empty-kitchen.module.css'

/** What My kitchen is for, and where to begin. */
export function EmptyKitchen({ categories }: { categories: readonly CategorySummary[] }) {
  const { language } = useLanguage()
  const t = useMessages('my-kitchen')
  return (
    <section aria-labelledby="kitchen-empty" className={styles.empty}>
      <div className={styles.opening}>
        <KitchenDrawing />
        <div className={styles.words}>
          <h2 id="kitchen-empty" className="section-heading">
            {t('kitchen.empty')}
          </h2>
          <p className={styles.text}>{t('kitchen.emptyText')}</p>
          <Link to={pageUrl(language, 'fit')} className={buttonClass('secondary')}>
            {t('kitchen.fit')}
          </Link>
        </div>
      </div>
      <CategoryTiles label={t('kitchen.begin')} categories={categories} to={(number) => productListUrl(language, number)} />
    </section>
  )
}

/** A kitchen wall from the front: tall cabinet with two ovens, hob with hood, sink. */
const lines =
  'M8 292H952M24 292V20H152V292M24 36H152M36 92H140V166H36ZM36 104H140M36 178H140V252H36ZM36 190H140M36 264H140' +
  'M152 180H936V190H152M160 190V292M936 190V292M320 190V276M480 190V276M640 190V276M800 190V276M160 276H936' +
  'M352 178H448V180M330 96H470L454 118H346ZM372 20V96M428 20V96' +
  'M688 180V206H776V180M732 180V146A12 12 0 0 1 756 146V152' +
  'M520 20H936V92H520ZM659 20V92M797 20V92'
const doors = 'M176 204H304M336 204H464M496 204H624M656 218H784M816 204H920'

function KitchenDrawing() {
  return (
    <svg viewBox="0 0 960 300" aria-hidden className={styles.drawing}>
      <path d={lines} />
      <path d={doors} className={styles.handles} />
      <path d="M400 160 390 150a6 6 0 0 1 9-9l1 1 1-1a6 6 0 0 1 9 9z" className={styles.heart} />
    </svg>
  )
}
