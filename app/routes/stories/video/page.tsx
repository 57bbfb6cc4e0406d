import { useRef } from 'react'
import { StyledProse } from '#app/content/text/styled-prose.tsx'
import { Trail } from '#app/content/trail.tsx'
import { HubLink } from '#app/features/pages/hub-tabs/hub-link.tsx'
import { newsHub } from '#app/features/pages/hub-tabs/hubs.ts'
import { pageMeta } from '#app/features/pages/page-meta.ts'
import { ProductRow } from '#app/features/products/product-card/product-row.tsx'
import { ArticleHead } from '#app/features/reading/articles/article-head.tsx'
import { MoreArticles } from '#app/features/reading/articles/cards/more-articles.tsx'
import { creativeWork, type Publication } from '#app/features/reading/articles/structured-data.ts'
import { ShareButtons } from '#app/features/reading/share-buttons.tsx'
import { VideoPlayer } from '#app/features/reading/video-player.tsx'
import { useLanguage } from '#app/language/language.tsx'
import { useMessages } from '#app/language/messages.ts'
import { loadArticle } from '#app/loading/load-article.server.ts'
import { pageData, pageRequest } from '#app/loading/page.server.ts'
import { articleUrl, pageUrl } from '#contract/pages/urls.ts'
import { webpUrl } from '#contract/pictures.ts'
import type { VideoArticleView } from '#contract/views/articles.ts'
import { startOfDayInSingapore } from '#i18n/singapore-time.ts'
import type { Route } from './+types/page'
import styles from './page.module.css'

export const meta = pageMeta

export function loader(args: Route.LoaderArgs) {
  const { catalog, language, query } = pageRequest(args)
  return pageData(args, loadArticle(catalog, { language, kind: 'video', id: query.get('id') ?? '' }), ({ article }, frame) => ({
    title: article.title.text,
    description: article.intro.text,
    canonicalUrl: (of) => pageUrl(of, 'video', { id: article.id }),
    picture: article.picture,
    trail: frame.trail('video', article.title, article.id),
    jsonLd: [videoData(article, frame)],
  }))
}

/** N6: one video. */
// biome-ignore lint/style/noDefaultExport: React Router renders the default export.
export default function VideoPage({ loaderData: { article, others } }: Route.ComponentProps) {
  const { language } = useLanguage()
  const t = useMessages('news')
  const { id, title, content, products } = article
  const path = articleUrl(language, 'video', id)
  return (
    <>
      <article>
        <div className="page-width">
          <Trail page="video" name={title} id={id} firstLink={(name) => <HubLink hub={newsHub}>{name}</HubLink>} />
        </div>
        {/* The key creates a new player for another video, so that it starts from the beginning. */}
        <Stage key={id} video={article} />
        <div className={`page-width ${styles.words}`}>
          <ArticleHead article={article}>
            <ShareButtons title={title.text} path={path} />
          </ArticleHead>
          <StyledProse of={content} className={styles.text} />
        </div>
      </article>
      <ProductRow heading={t('video.products')} products={products} />
      <MoreArticles heading={t('video.more')} articles={others} list="videos" />
    </>
  )
}

function Stage({ video }: { video: VideoArticleView }) {
  const player = useRef<HTMLVideoElement>(null)
  return (
    <div className={`screen-only ${styles.stage}`}>
      <VideoPlayer
        player={player}
        video={video.player}
        captions={video.captions}
        width={1280}
        height={720}
        className={styles.player}
      />
    </div>
  )
}

/** schema.org's `VideoObject`. The upload date is the publication date. */
function videoData(video: VideoArticleView, publication: Publication) {
  const { origin } = publication
  const [source] = video.player.sources
  return {
    '@type': 'VideoObject',
    ...creativeWork(video, publication),
    uploadDate: startOfDayInSingapore(video.published),
    thumbnailUrl: [origin + webpUrl(video.picture)],
    duration: `PT${video.seconds}S`,
    ...(source && { contentUrl: origin + source.url, encodingFormat: `video/${source.type}` }),
  }
}
