import { Trail, useTrail } from '#app/content/trail.tsx'
import { MoreArticles } from '#app/features/articles/more-articles.tsx'
import { NewsFeedLink } from '#app/features/articles/news-feed-link.tsx'
import { articleData } from '#app/features/articles/structured-data.ts'
import { WrittenArticle } from '#app/features/articles/written-article.tsx'
import { PageHead } from '#app/features/page-head/page-head.tsx'
import { ProductRow } from '#app/features/product-card/product-row.tsx'
import { ShareButtons } from '#app/features/share/share-buttons.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useRootData, useSite } from '#app/loading/root-data.ts'
import { SplitSection } from '#app/ui/split-section.tsx'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import { phoneUrl } from '#contract/phone-url.ts'
import type { PressCard, PressView } from '#contract/views/articles.ts'
import { Downloads } from './downloads.tsx'
import styles from './release.module.css'

type ReleaseProps = { article: PressView; others: readonly PressCard[] }

/** X16: a press release, its pictures to download, and whom journalists ask. */
export function Release({ article, others }: ReleaseProps) {
  const { language, t } = useLanguage()
  const site = useSite()
  const origin = useRootData()?.origin ?? ''
  const { id, title, intro, picture, products, downloads, contact } = article
  const path = articleUrl(language, 'press', id)
  const trail = useTrail('press', title, id)
  return (
    <>
      <PageHead
        title={title.text}
        description={intro.text}
        canonicalUrl={(of) => pageUrl(of, 'press', { id })}
        picture={picture}
        trail={trail}
        jsonLd={[articleData('NewsArticle', article, { site, origin, language })]}
      />
      <NewsFeedLink of="press" name={t('press.title')} />
      <WrittenArticle
        article={article}
        path={path}
        breadcrumb={<Trail steps={trail} />}
        actions={<ShareButtons title={title.text} path={path} />}
      />
      <div className={`screen-only page-width ${styles.more}`}>
        <Downloads name={id} downloads={downloads} />
        <SplitSection id="press-contact" title={t('press.contact')} text={t('press.contactText')}>
          <p className={styles.ways}>
            <a href={phoneUrl(contact.phone)}>{contact.phone}</a>
            <a href={`mailto:${contact.email}?subject=${encodeURIComponent(title.text)}`}>{contact.email}</a>
          </p>
        </SplitSection>
      </div>
      <ProductRow heading={t('article.products')} products={products} />
      <MoreArticles heading={t('press.more')} articles={others} />
    </>
  )
}
