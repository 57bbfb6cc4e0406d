import { ContentPicture } from '#app/content/content-picture.tsx'
import { Link } from '#app/content/link.tsx'
import { Trail, useTrail } from '#app/content/trail.tsx'
import { WrittenProse } from '#app/content/written-prose.tsx'
import { CaseFacts } from '#app/features/case-card/case-facts.tsx'
import { HubLink } from '#app/features/hub-tabs/hub-link.tsx'
import { cooperationHub } from '#app/features/hub-tabs/hubs.ts'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { ProductCardView } from '#app/features/product-card/product-card-view.tsx'
import { ShareButtons } from '#app/features/share/share-buttons.tsx'
import { Headline } from '#app/features/written-text/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import type { ProductCard } from '#contract/views.ts'
import { messageSet } from '#i18n/interface/messages-for.server.ts'
import type { Route } from './+types/page'
import { loadCase } from './load.server.ts'
import styles from './page.module.css'

const messages = messageSet('breadcrumb', 'cooperation', 'share')

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(loadCase(catalog, { language, id: query.get('id') }), messages(language))
}

// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CasePage({ loaderData: { article } }: Route.ComponentProps) {
  const { language, t } = useLanguage()
  const { id, title, intro, picture, content, products } = article
  const trail = useTrail('case', title, id)
  return (
    <>
      <PageHead
        title={title.text}
        description={intro.text}
        canonicalUrl={(of) => pageUrl(of, 'case', { id })}
        picture={picture}
        trail={trail}
      />
      <article>
        <header className="page-width">
          <Trail steps={trail} firstLink={(name) => <HubLink hub={cooperationHub}>{name}</HubLink>} />
          <div className={styles.head}>
            <CaseFacts of={article} />
            <Headline title={title} intro={intro} />
          </div>
        </header>
        <div className={`page-width ${styles.body}`}>
          <ContentPicture picture={picture} sizes="(width < 64rem) 100vw, 50vw" priority className={styles.picture} />
          <div>
            <WrittenProse of={content} />
            <div className={styles.actions}>
              <Link to={pageUrl(language, 'cooperation', { id })} className={`inline-action ${styles.ask}`}>
                {t('cooperation.askAbout')}
              </Link>
              <ShareButtons title={title.text} path={articleUrl(language, 'case', id)} />
            </div>
          </div>
        </div>
      </article>
      <Products products={products} />
    </>
  )
}

function Products({ products }: { products: readonly ProductCard[] }) {
  const { t } = useLanguage()
  if (products.length === 0) return null
  return (
    <section aria-labelledby="products-title" className={`page-width ${styles.products}`}>
      <h2 id="products-title" className={styles.productsTitle}>
        {t('cooperation.products')}
      </h2>
      <ul className={styles.cards}>
        {products.map((product) => (
          <li key={product.code}>
            <ProductCardView product={product} sizes="(width < 48rem) 50vw, 22vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
