import { Link } from '#app/content/link.tsx'
import { ContentPicture } from '#app/content/pictures/content-picture.tsx'
import { StyledProse } from '#app/content/text/styled-prose.tsx'
import { Trail } from '#app/content/trail.tsx'
import { HubLink } from '#app/features/pages/hub-tabs/hub-link.tsx'
import { cooperationHub } from '#app/features/pages/hub-tabs/hubs.ts'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { ProductCardView } from '#app/features/products/product-card/product-card-view.tsx'
import { CaseFacts } from '#app/features/reading/case-card/case-facts.tsx'
import { ShareButtons } from '#app/features/reading/share-buttons.tsx'
import { Headline } from '#app/features/reading/text-sections/page-intro.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { found, notFound } from '#app/loading/outcome.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import type { ProductCard } from '#contract/views.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  const article = catalog.article(language, 'case', query.get('id') ?? '')
  return pageData(args, article ? found({ article }) : notFound, ({ article: { id, title, intro, picture } }, { trail }) => ({
    title: title.text,
    description: intro.text,
    canonicalUrl: (of) => pageUrl(of, 'case', { id }),
    picture,
    trail: trail('case', title, id),
  }))
}

/** O5: one project or case. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function CasePage({ loaderData: { article } }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('cooperation')
  const { id, title, intro, picture, content, products } = article
  return (
    <>
      <article>
        <header className="page-width">
          <Trail page="case" name={title} id={id} firstLink={(name) => <HubLink hub={cooperationHub}>{name}</HubLink>} />
          <div className={styles.head}>
            <CaseFacts of={article} />
            <Headline title={title} intro={intro} />
          </div>
        </header>
        <div className={`page-width ${styles.body}`}>
          <ContentPicture picture={picture} sizes="(width < 64rem) 100vw, 50vw" priority className={styles.picture} />
          <div>
            <StyledProse of={content} />
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
  const t = useMessages('cooperation')
  if (products.length === 0) return null
  return (
    <section aria-labelledby="products-title" className={`page-width ${styles.products}`}>
      <h2 id="products-title" className="section-heading">
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
