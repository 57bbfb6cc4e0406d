import type { ReactNode } from 'react'
import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Words } from '#app/content/text/words.tsx'
import { ProductCardView } from '#app/features/products/product-card/product-card-view.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { productListUrl } from '#contract/pages/urls.ts'
import type { CategorySummary, ProductCard, Text } from '#contract/views.ts'
import { HomeRow } from './home-row.tsx'
import type { ListedSeries } from './load.server.ts'
import styles from './products.module.css'

/** The six categories, each with a picture of its kitchen. */
export function CategoryScenes({ categories }: { categories: readonly CategorySummary[] }) {
  const { language } = useLanguage()
  const t = useMessages('home')
  return (
    <section aria-labelledby="home-categories" className="page-width page-end">
      <h2 id="home-categories" className="section-heading">
        <Words of={{ text: t('home.categories') }} />
      </h2>
      <ul className={styles.scenes}>
        {categories.map(({ number, name, title, picture }) => (
          <li key={number}>
            <PicturedLink to={productListUrl(language, number)} name={name} title={title}>
              <ContentPicture
                picture={picture}
                sizes="(width < 48rem) 50vw, (width < 64rem) 33vw, (width < 108.75rem) 17vw, 17rem"
                place={{ ratio: 4 / 5 }}
                decorative
                className={styles.scene}
              />
            </PicturedLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** H2: each series with its picture, as a link to its products. */
export function SeriesStrip({ series }: { series: readonly ListedSeries[] }) {
  const { language } = useLanguage()
  const t = useMessages('home')
  return (
    <HomeRow id="home-series" title={t('home.series')} className={styles.strip}>
      {series.map(({ id, name, title, category, picture, listPage }) => (
        <PicturedLink key={id} to={`${productListUrl(language, category, {}, listPage)}#series-${id}`} name={name} title={title}>
          <ContentPicture
            picture={picture}
            sizes="(width < 40rem) 62vw, (width < 105rem) 17rem, 24rem"
            place={{ ratio: 3 / 2 }}
            decorative
          />
        </PicturedLink>
      ))}
    </HomeRow>
  )
}

/** H3: hot products. */
export function HotProducts({ products }: { products: readonly ProductCard[] }) {
  const t = useMessages('home')
  return (
    <HomeRow id="home-products" title={t('home.hotProducts')} className={styles.hot}>
      {products.map((product) => (
        <ProductCardView key={product.code} product={product} sizes="(width < 40rem) 45vw, (width < 105rem) 15rem, 20rem" />
      ))}
    </HomeRow>
  )
}

/** A picture with a name and a line of words under it, which all lead to the same place. The picture is the child. */
function PicturedLink({ to, name, title, children }: { to: string; name: Text; title: Text; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
      <h3 className={styles.name}>
        <Words of={name} />
      </h3>
      <p className={styles.title}>
        <Words of={title} />
      </p>
    </Link>
  )
}
