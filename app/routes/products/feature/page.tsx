import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { Prose, Words } from '#app/content/text/words.tsx'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { closingLinkClass } from '#app/ui/actions/link.tsx'
import { Icon } from '#app/ui/pictures/icon.tsx'
import { arrowRightIcon } from '#app/ui/pictures/icons.ts'
import { featureUrl, productListUrl, productUrl } from '#contract/pages/urls.ts'
import type { DetailBlock, ProductCard } from '#contract/views.ts'
import type { Route } from './+types/page'
import { loadFeature } from './load.server.ts'
import styles from './page.module.css'

/** Shown inside `/otherwebsite`, which has the header and the footer. */
export const handle = { bare: true }

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language } = pageRequest(args)
  return pageData(
    args,
    loadFeature(catalog, { language, id: args.params.id }),
    ({ feature: { id, title, picture }, category }) => ({
      title: title.text,
      description: category.title.text,
      canonicalUrl: (of) => featureUrl(of, id),
      picture,
      noIndex: true,
    }),
  )
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function FeaturePage({ loaderData }: Route.ComponentProps) {
  const { feature, products, category } = loaderData
  const { language } = useLanguage()
  const { title, intro, picture, sections } = feature
  return (
    // Named, because the page around the frame has a `main` too.
    <main aria-labelledby="feature-title">
      <header className={styles.head}>
        <div className={styles.opening}>
          <p className={styles.about}>
            <Words of={category.name} />
          </p>
          <h1 id="feature-title" className={styles.title}>
            <Words of={title} />
          </h1>
          <Prose of={intro} className={styles.intro} />
        </div>
        <ContentPicture
          picture={picture}
          sizes="100vw"
          place={{ height: 'clamp(16rem, 48vw, 44rem)' }}
          priority
          className={styles.picture}
        />
      </header>
      {sections.map((section) => (
        <Section key={section.title.text} section={section} />
      ))}
      <FeatureProducts products={products} />
      <p className={styles.end}>
        {/* Opens in the whole window. */}
        <a href={productListUrl(language, category.number)} target="_top" className={closingLinkClass}>
          <Words of={category.title} />
          <Icon path={arrowRightIcon} />
        </a>
      </p>
    </main>
  )
}

function Section({ section: { title, text, picture } }: { section: DetailBlock }) {
  return (
    <section className={picture ? styles.pictured : styles.plain}>
      {picture && <ContentPicture picture={picture} sizes="(width < 48rem) 100vw, 50vw" className={styles.sectionPicture} />}
      <div>
        <h2 className={`section-heading ${styles.sectionTitle}`}>
          <Words of={title} />
        </h2>
        <Prose of={text} className={styles.prose} />
      </div>
    </section>
  )
}

/** The products mentioned on the page. Their links open in the whole window, not in the frame. */
function FeatureProducts({ products }: { products: readonly ProductCard[] }) {
  const { language } = useLanguage()
  if (products.length === 0) return null
  return (
    <ul className={styles.products}>
      {products.map((product) => (
        <li key={product.code} className={styles.item}>
          <a href={productUrl(language, product)} target="_top" className={styles.product}>
            <ContentPicture picture={product.picture} sizes="(width < 40rem) 50vw, 20rem" decorative className="crop-4-3" />
            <span className={styles.code}>{product.code}</span>
            <span className={styles.productTitle}>
              <Words of={product.title} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
